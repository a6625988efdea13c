import { useEffect, useRef, useState } from "react";

/** The class of what the pointer must not leave: the menu and each of its pop-ups. */
export const popUpMenuClass = "pop-up-menu";

/** How long a pointer may be outside, as on its way across the gap between menu and pop-up. */
const outsideMs = 150;

/** The sub-menus that pop up beside a collapsed menu. */
interface PopUps {
  openKeys: string[];
  setOpenKeys(keys: string[]): void;
}

/**
 * Closes the pop-ups of a collapsed menu when the pointer is outside. antd alone does not: its timer
 * that opens a pop-up outlives the click that closed it and the leave that it missed meanwhile.
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
      // A finger that is lifted has left nothing.
      set(pointerType !== "touch" && (type === "pointerleave" || !isInMenu));
    };
    const press = (): void => set(false);
    const { documentElement } = document;
    document.addEventListener("pointermove", follow);
    document.addEventListener("pointerdown", follow);
    documentElement.addEventListener("pointerleave", follow);
    document.addEventListener("keydown", press);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerdown", follow);
      documentElement.removeEventListener("pointerleave", follow);
      document.removeEventListener("keydown", press);
    };
  }, [isCollapsed]);
  return {
    openKeys,
    setOpenKeys: (keys) => {
      if (keys.length < openKeys.length || !isOutside.current) setOpenKeys(keys);
    },
  };
}
