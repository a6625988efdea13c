import type { Plugin } from "vite";

const file = /\/@ant-design\/icons\/es\/components\/AntdIcon(?:Light)?\.js$/;
const named = /role: "img",\s*"aria-label": icon\.name/;
const silent = `...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })`;

/**
 * Hides icons without a name of their own from assistive technology: antd's components draw icons
 * beside their words, and the library names each by its drawing, in English, such as
 * “exclamation-circle”.
 */
export function silentIcons(): Plugin {
  return {
    name: "silent-icons",
    transform(code, id) {
      if (!file.test(id)) return null;
      if (!named.test(code)) throw new Error(`${id} no longer names icons as expected.`);
      return { code: code.replace(named, silent), map: null };
    },
  };
}
