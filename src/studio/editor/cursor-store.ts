import type { EditorState } from "@codemirror/state";

/** Where the cursor is, from 1, and how much is selected. */
export interface CursorPlace {
  line: number;
  column: number;
  selected: number;
}

/** The cursor's place, for the line below the text: nothing else is drawn anew when it moves. */
export interface CursorStore {
  get(): CursorPlace;
  set(state: EditorState): void;
  subscribe(changed: () => void): () => void;
}

/** A store whose cursor stands at the start until an editor says where. */
export function createCursorStore(): CursorStore {
  let place: CursorPlace = { line: 1, column: 1, selected: 0 };
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set: ({ doc, selection: { main } }) => {
      const line = doc.lineAt(main.head);
      place = {
        line: line.number,
        column: main.head - line.from + 1,
        selected: main.to - main.from,
      };
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
