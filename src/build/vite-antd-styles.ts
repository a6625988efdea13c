import { type Plugin, parseSync, Visitor } from "vite";
import { hasStyles, rulesOf, sharedRules } from "./antd-styles.ts";

const styleFile = /\/antd\/es\/(.+?)\.js$/;
/** The file of antd that registers the rules of icons even if the theme sets `zeroRuntime`. */
const iconFile = "theme/util/useResetIconStyle";
const prefix = "virtual:antd-styles/";

/**
 * Writes antd's style rules as style sheets, each in the chunk of its component. Otherwise the
 * browser computes the rules of each component when it first draws one. The theme's `zeroRuntime`
 * tells antd that the rules exist already.
 */
export function antdStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "antd-styles",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    load: (id) => sheets.get(id) ?? null,
    transform(code, id) {
      const [, file] = styleFile.exec(id) ?? [];
      if (file === undefined) return null;
      const sheet = `${prefix}${file}.css`;
      const importsSheet = `import ${JSON.stringify(sheet)};\n`;
      if (file === iconFile) {
        sheets.set(sheet, sharedRules());
        return { code: `${importsSheet}export default () => undefined;`, map: null };
      }
      if (!hasStyles(code)) return null;
      sheets.set(sheet, rulesOf(file, code));
      return { code: importsSheet + withoutRules(id, code), map: null };
    },
  };
}

/** Removes the functions that make the rules, so that the bundler drops the code only they use. */
function withoutRules(id: string, code: string): string {
  let rest = "";
  let end = 0;
  new Visitor({
    CallExpression({ callee, arguments: [, rules] }) {
      if (callee.type !== "Identifier" || !hasStyles(`${callee.name}(`) || !rules) return;
      rest += `${code.slice(end, rules.start)}null`;
      end = rules.end;
    },
  }).visit(parseSync(id, code).program);
  return rest + code.slice(end);
}
