import type { Plugin } from "vite";

const file = /\/node_modules\/.*\.m?js$/;
const own = /^function _extends\(\) \{ (?:return )?_extends = Object\.assign \? .*\}$/m;

/**
 * Lets packages use the browser's `Object.assign`: a compiler wrote a substitute for browsers
 * without it into each of their files, icons among them, and all of it would be loaded.
 */
export function nativeAssign(): Plugin {
  return {
    name: "native-assign",
    transform(code, id) {
      if (!file.test(id) || !own.test(code)) return null;
      return { code: code.replace(own, "const _extends = Object.assign;"), map: null };
    },
  };
}
