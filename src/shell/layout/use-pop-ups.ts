import { useEffect, useRef, useState } from "react";

/**
 * The CSS class of the menu and its pop-ups; they close when the pointer is outside all of them.
 */
export const popUpMenuClass = "pop-up-menu";

/** Milliseconds that a pointer may be outside the menu, as while it crosses the gap to a pop-up. */
const outsideMs = 150;

/** The sub-menus that pop up beside a collapsed menu. */
interface PopUps {
  openKeys: string[];
  setOpenKeys(keys: string[]): void;
}

/**
 * Closes the pop-ups of a collapsed menu when the pointer is outside. antd alone can leave one
 * open: its opening timer is not stopped by the click that closes the pop-up, and the pointer may
 * leave before the timer ends.
 */
export function usePopUps(isCollapsed: boolean): PopUps {
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const isOutside = useRef(false);
  useEffect(() => {
    if (!isCollapsed) return undefined;
    let timer: number | undefined;
    const set = (isOut: boolean): void => {
      isOutside.current = isOut;
      if (!isOut) window.clearTimeout(timer);
      timer = isOut ? (timer ?? window.setTimeout(() => setOpenKeys([]), outsideMs)) : undefined;
    };
    const follow = ({ type, target, pointerType }: PointerEvent): void => {
      const isInMenu = target instanceof Element && target.closest(`.${popUpMenuClass}`) !== null;
      // Lifting a finger does not count as leaving.
      set(pointerType !== "touch" && (type === "pointerleave" || !isInMenu));
    };
    const press = (): void => set(false);
    // The listener runs in the capture phase, before antd opens a pop-up by the same key.
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    document.addEventListener("pointermove", follow, options);
    document.addEventListener("pointerdown", follow, options);
    document.documentElement.addEventListener("pointerleave", follow, { signal: ended.signal });
    document.addEventListener("keydown", press, options);
    return () => {
      window.clearTimeout(timer);
      ended.abort();
    };
  }, [isCollapsed]);
  return {
    openKeys,
    setOpenKeys: (keys) => {
      if (keys.length < openKeys.length || !isOutside.current) setOpenKeys(keys);
    },
  };
}
