import type { BlockPlan } from "../../../../src/language/block.ts";
import { isBroken } from "../../../../src/language/broken.ts";
import type { PagePlan } from "../../../../src/language/page.ts";

/** The mapping of blocks between two versions of a page. */
export interface BlockMoves {
  /** Whether every sound block kept its place or was removed without moving others. */
  isStable: boolean;
  /** The new id of each remaining block, by its old id. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Maps the blocks of one page version to another: by place where kind and calls are equal, else by
 * name, else as the only such block.
 */
export function movesBetween(before: PagePlan, after: PagePlan): BlockMoves {
  const moved = new Map<string, string>();
  const free = new Map(blocksOf(after));
  const pair = (block: BlockPlan, partner: BlockPlan | undefined): void => {
    if (!partner || moved.has(block.id)) return;
    moved.set(block.id, partner.id);
    free.delete(partner.id);
  };
  const blocks = [...blocksOf(before).values()];
  for (const block of blocks) {
    const same = free.get(block.id);
    if (same && isAlike(block, same) && block.name === same.name) pair(block, same);
  }
  for (const block of blocks) {
    if (block.name === null || moved.has(block.id)) continue;
    const named = [...free.values()].filter(
      ({ kind, name }) => kind === block.kind && name === block.name,
    );
    pair(block, named[0]);
  }
  for (const block of blocks) {
    if (moved.has(block.id)) continue;
    const alike = [...free.values()].filter((other) => isAlike(block, other));
    const rivals = blocks.filter((other) => !moved.has(other.id) && isAlike(block, other));
    if (alike.length === 1 && rivals.length === 1) pair(block, alike[0]);
  }
  const isTaken = (id: string) => id === after.body.id || Object.hasOwn(after.blocks, id);
  const isStable = blocks.every(
    ({ id }) => (moved.get(id) ?? id) === id && (moved.has(id) || !isTaken(id)),
  );
  return { isStable, moved };
}

function blocksOf({ body, blocks }: PagePlan): ReadonlyMap<string, BlockPlan> {
  const sound = [body, ...Object.values(blocks)].filter((block) => !isBroken(block));
  return new Map(sound.map((block) => [block.id, block]));
}

/** The new key of a block's draft: the block's id, and what follows it, such as one of its records. */
export function movedKey(key: string, moved: ReadonlyMap<string, string>): string | null {
  const [id = key] = key.split("/~");
  const movedId = moved.get(id);
  return movedId === undefined ? null : movedId + key.slice(id.length);
}

/** Whether two blocks have the same kind and calls. */
function isAlike(one: BlockPlan, other: BlockPlan): boolean {
  return one.kind === other.kind && one.calls.join() === other.calls.join();
}
