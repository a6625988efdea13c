import { createRequire } from "node:module";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

// Node cannot import antd's ES modules, and the hooks share React contexts with one copy of antd only.
const require = createRequire(import.meta.url);

/**
 * The class names, without `ant-`, with which components call the hooks of a style file, by the
 * file or by the file and one of its hooks. Without an entry, the class name is that of the file's
 * folder.
 */
const classNames: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "_util/wave/style": ["wave"],
  "badge/style/ribbon": ["ribbon"],
  "button/style": ["btn"],
  "button/style/compact": ["btn"],
  "calendar/style": ["picker-calendar"],
  "date-picker/style": ["picker", "picker-css-var"],
  "grid/style useRowStyle": ["row"],
  "grid/style useColStyle": ["col"],
  "input/style/search": ["input-search"],
  "input/style useSharedStyle": ["input"],
  "layout/style/sider": ["layout-sider"],
  "qr-code/style": ["qrcode"],
  "space/style/addon": ["space-addon"],
  "space/style/compact": ["space-compact"],
  "tree-select/style": ["tree-select", "select-tree", "tree-select-css-var"],
  "upload/style": ["upload", "upload-wrapper"],
};

/** Folders whose components add the class `…-css-var` to their root and to their pop-ups. */
const withRootClass: ReadonlySet<string> = new Set(
  (
    "anchor avatar back-top cascader checkbox color-picker dropdown float-button form image input " +
    "input-number listy masonry mentions menu message modal notification radio select splitter " +
    "table tabs tooltip"
  ).split(" "),
);

/** What a style file exports to register its rules. */
type Hook = (...classNames: readonly [string, ...string[]]) => unknown;
type RulesComponent = FunctionComponent<{ prefixCls: string }>;

const made =
  /export (?:const (\w+)|default) ?=? ?(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g;

/** Repeats the order of layers in `src/shell/base.css`, since the first sheet loaded decides it. */
const order = "@layer ground,antd,antd-parts;";

/** Whether the code of a file registers style rules of antd. */
export function hasStyles(code: string): boolean {
  return /\bgen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\(/.test(code);
}

/**
 * The rules that a style file of antd registers when its components are drawn. They are the same
 * in every theme, because antd sets the values of the theme as custom properties at run time.
 *
 * @param file The file within `antd/es`, without its ending, such as `button/style/compact`.
 * @throws Error if the file registers no rule for its class name.
 */
export function rulesOf(file: string, code: string): string {
  const found = [...code.matchAll(made)].map(([, name = "default", maker]) => ({ name, maker }));
  const exports = found.length > 0 ? found : [{ name: "default", maker: "genStyleHooks" }];
  const rules = exports.map(({ name, maker }) => {
    const isComponent = maker === "genSubStyleComponent";
    return `@layer ${isComponent ? "antd-parts" : "antd"}{${registered(file, name, isComponent)}}`;
  });
  return `${order}${rules.join("")}`;
}

/** The rules that all components share, for links, icons and the animation of icons. */
export function sharedRules(): string {
  const drawn = createElement(Caller, {
    hook: require("antd/lib/app/style").default,
    names: ["ant-app"],
  });
  const rules = extracted(drawn, /^style%%(?:Shared|ant-design-icons)%/);
  return `${order}@layer antd{${rules}}`;
}

function registered(file: string, name: string, isComponent: boolean): string {
  const path = file.replace(/\/index$/, "");
  const folder = path.split("/")[0] ?? path;
  const usual = [folder, ...(withRootClass.has(folder) ? [`${folder}-css-var`] : [])] as const;
  const known = classNames[`${path} ${name}`] ?? classNames[path] ?? usual;
  const [className, ...others] = [
    `ant-${known[0]}`,
    ...known.slice(1).map((other) => `ant-${other}`),
  ] as const;
  const registers = require(`antd/lib/${file}`)[name];
  const drawn = isComponent
    ? createElement(registers as RulesComponent, { prefixCls: className })
    : createElement(Caller, { hook: registers, names: [className, ...others] });
  const rules = extracted(drawn, /^style%%(?!Shared%|ant-design-icons%)/);
  if (rules.includes(`.${className}`)) return rules;
  throw new Error(
    `antd's ${file} registers no rules for .${className}: see src/build/antd-styles.ts`,
  );
}

/** Calls a hook while it is drawn, and draws nothing. */
function Caller({ hook, names }: { hook: Hook; names: readonly [string, ...string[]] }): null {
  hook(...names);
  return null;
}

/** The style rules that an element registers while it is drawn and whose cache keys match. */
function extracted(drawn: ReactNode, wanted: RegExp): string {
  const { createCache, extractStyle, StyleProvider } = require("@ant-design/cssinjs");
  const { ConfigProvider } = require("antd");
  const cache = createCache();
  const theme = { hashed: false };
  renderToString(
    createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, drawn)),
  );
  for (const key of [...cache.cache.keys()]) if (!wanted.test(key)) cache.cache.delete(key);
  return extractStyle(cache, { plain: true, types: "style" }).replace(
    /\.data-ant-cssinjs-cache-path\{.*?\}/,
    "",
  );
}
