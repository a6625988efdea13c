import { copyFile, rename, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { planBuild } from "./src/build/built-from.mjs";
import { antdStyles } from "./src/build/vite-antd-styles.ts";
import { browserCatalogue } from "./src/build/vite-browser-catalogue.ts";
import { filesAhead } from "./src/build/vite-files-ahead.ts";
import { nativeAssign } from "./src/build/vite-native-assign.ts";
import { pageUpdates } from "./src/build/vite-page-plugin.ts";
import { partsByPath } from "./src/build/vite-parts-by-path.ts";
import { screenModules } from "./src/build/vite-screen-modules.ts";
import { shippedPlans } from "./src/build/vite-shipped-plans.ts";
import { silentIcons } from "./src/build/vite-silent-icons.ts";
import { studioModules } from "./src/build/vite-studio-modules.ts";
import { requestValidators } from "./src/build/vite-validators-plugin.ts";
import { formats } from "./src/language/formats.ts";
import { previewAddress } from "./src/language/preview-address.ts";

const root = import.meta.dirname;
const blocks = join(root, "renderers/blocks");
const shellDocument = "src/shell/index.html";

const validators = requestValidators(root, Object.keys(formats), {
  formats: "/src/language/formats.ts",
  runtime: "/src/catalogue/validators/validator-runtime.ts",
});

/**
 * Serves `src/shell/index.html` at `/` and at every route of the front end, in development and
 * after a build. `/preview.html` gets the same document, since the program shows the studio's
 * preview there: with a second entry the bundler would split everything differently, and the first
 * page would load most of the files.
 */
function shellDocumentAtRoot(): Plugin {
  return {
    name: "shell-document-at-root",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split("?")[0] ?? "/";
        const isRoute = !path.startsWith("/@") && !/\.\w+$/.test(path);
        const isDocument = isRoute || path === previewAddress;
        if (isDocument && request.headers.accept?.includes("text/html")) {
          request.url = `/${shellDocument}`;
        }
        next();
      });
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined) return;
      await rename(join(dir, shellDocument), join(dir, "index.html"));
      await copyFile(join(dir, "index.html"), join(dir, previewAddress));
      await rm(join(dir, "src"), { recursive: true });
    },
  };
}

/** Parts of antd that other parts import although nothing draws them, each with a replacement. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [
    /\/antd\/es\/notification\/useNotification\.js$/,
    "export const useInternalNotification = () => [{}, null]; export default useInternalNotification;",
  ],
  [/\/antd\/es\/result\/(?:noFound|serverError|unauthorized)\.js$/, "export default () => null;"],
  // Buttons use only this function of the file, which otherwise imports the colour panel.
  [
    /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/,
    `import { FastColor } from "@ant-design/fast-color";
    export const isBright = (colour, background) => {
      const { r, g, b, a } = colour.toRgb();
      if (a > 0.5) return r * 0.299 + g * 0.587 + b * 0.114 > 192;
      return new FastColor(colour.toRgbString()).onBackground(background).toHsv().v > 0.5;
    };
    export default () => null;`,
  ],
  [/\/antd\/es\/input\/OTP\/index\.js$/, "export default () => null;"],
  // Browsers call by XMLHttpRequest, which alone tells the progress of an upload.
  [/\/axios\/lib\/adapters\/fetch\.js$/, "export const getFetch = () => null;"],
  // The interface has four languages.
  [
    /\/pro-components\/es\/provider\/locale\/(?!en_US|zh_CN|es_ES|ja_JP)\w+\.js$/,
    "export default {};",
  ],
];

function partsReplaced(): Plugin {
  return {
    name: "parts-replaced",
    enforce: "pre",
    load: (id) => replaced.find(([file]) => file.test(id))?.[1] ?? null,
  };
}

/** Options that merge parts shared by the same screens until each file has some size. */
const sharedParts = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000_000 };

const texts =
  /\/(?:src\/i18n(?:\/(problems))?|src\/(studio|cli|wire\/answered)\/texts|(renderers)\/\w+\/\w+\/texts)\/(en|zh|es|ja)\.ts$/;

/**
 * The name of the file for texts: one file for each language and part. The texts of kinds, cells
 * and widgets are short, so that one file loads faster than many; those of a kind's dialogs are
 * included.
 */
function textsName(id: string): string {
  const [, ofProblems, ofProgram, ofRenderers, language] = texts.exec(id) ?? [];
  return `${ofProblems ?? ofProgram ?? ofRenderers ?? "shell"}-${language}`;
}

const studio = studioModules(join(root, shellDocument));

const inRoot = (path: string): string => join(root, path);
/** The modules that surround every page of the menu. */
const frame = ["src/shell/layout/workspace.tsx", "src/shell/page/first-page.ts"];
const views = (...kinds: string[]) => kinds.map((kind) => `renderers/blocks/${kind}/View.tsx`);
/** The screens that users open first, each of which loads without the code of the others. */
const screens = screenModules(
  Object.fromEntries(
    Object.entries({
      "sign-in": [
        "src/shell/sign-in/sign-in-page.tsx",
        // The texts of antd in each language stand on it.
        "node_modules/@rc-component/picker/es/locale/common.js",
      ],
      table: [...frame, ...views("table")],
      dashboard: [...frame, ...views("stack", "figures", "chart")],
    }).map(([name, files]) => [
      name,
      ["src/shell/main.tsx", "src/shell/root.tsx", ...files].map(inRoot),
    ]),
  ),
);

/** The files that the browser requests before the program runs. */
const ahead = filesAhead(
  {
    always: [inRoot("src/shell/root.tsx")],
    signedOut: [inRoot("src/shell/sign-in/sign-in-page.tsx")],
    signedIn: [...frame, ...views("table")].map(inRoot),
    dashboard: views("stack", "figures", "chart").map(inRoot),
  },
  previewAddress,
);

/**
 * Code that only some screens need: larger libraries, each with the parts of antd that use it, the
 * conversion of other services' answers and what judges them, what compares a record before it is
 * replaced or deleted, and the gallery's examples. In the shared files everybody would load it.
 */
const apart: Readonly<Record<string, RegExp>> = {
  dates:
    /\/(?:@rc-component\/picker|antd\/es\/(?:date|time)-picker)\/(?!(?:\w+\/)?locale)|\/choose\/moment-picker\.tsx/,
  trees: /\/@rc-component\/tree(?:-select)?\/|\/antd\/es\/tree(?:-select)?\//,
  dragging: /\/@dnd-kit\/|\/use-pointer-sensors\.ts/,
  calendar: /\/expression\/dates\/(?:gregorian-calendar|points|civil|zone-offsets)\.ts/,
  foreign:
    /\/(?:catalogue\/schema\/(?:foreign-answer|understood|unix-times|time-text)|wire\/seen-moments)\.ts/,
  judged: /\/catalogue\/judged\//,
  unchanged: /\/act\/steps\/(?:unchanged-row|read-alone|read-before)\.ts|\/read\/call-beside\.ts/,
  expressions: /\/@marcbachmann\/cel-js\//,
  markdown: /\/(?:react-markdown|remark-\w+|micromark|micromark-[\w-]+|mdast-[\w-]+|hast-[\w-]+)\//,
  examples: /\/gallery\/examples\.ts|\/example\.json|\/schemas\/gallery\//,
};

/**
 * Groups code that several screens share into a few larger files. By default the bundler makes one
 * file for each set of screens, which would be 140 files for the first page.
 */
const sharedChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // The modules that every page needs first have files without any other modules.
      { name: "initial", tags: ["$initial"], priority: 2 },
      // Without a group of its own, code shared by the studio's screens would be in files that all
      // screens load.
      {
        name: "studio",
        test: studio.isOfStudio,
        priority: 1,
        includeDependenciesRecursively: false,
        ...sharedParts,
      },
      { name: textsName, debugName: "texts", test: texts, priority: 3 },
      ...Object.entries(apart).map(([name, test]) => {
        return { name, test, priority: 2, includeDependenciesRecursively: false };
      }),
      {
        name: screens.partOf,
        debugName: "screens",
        priority: 1.5,
        includeDependenciesRecursively: false,
      },
      { name: "shared", ...sharedParts },
    ],
  },
  // Files may import each other in both directions, so modules must run in the order of their
  // imports.
  strictExecutionOrder: true,
  // The bundler would add the names of all chunks that share the code. Hashes do not compress, and
  // the first scripts name a hundred files, so they are as short as the bundler lets them be.
  chunkFileNames: ({ name }) => `assets/${firstName(name)}-[hash:7].js`,
  assetFileNames: ({ names: [name = ""] }) => `assets/${firstName(name)}-[hash:6][extname]`,
};

const firstName = (name: string) => parse(name.split("~")[0] ?? "").name;

/**
 * The files of the router without its warnings for developers, which its package offers to none of
 * the bundlers.
 */
const routerFiles = { "react-router": "index.mjs", "react-router/dom": "dom-export.mjs" };

const quietRouter = Object.entries(routerFiles).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(root, "node_modules/react-router/dist/production", file),
}));

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: "src/shell/public",
  appType: "mpa",
  define: { "import.meta.env.BUILD": JSON.stringify(planBuild()) },
  resolve: {
    alias: [
      { find: "@rjsf/validator-ajv8", replacement: join(blocks, "form/checks/no-ajv.ts") },
      // The pattern is anchored because the replacement imports the rest from `fflate/browser`.
      ...(command === "build" ? quietRouter : []),
      { find: /^fflate$/, replacement: join(blocks, "table/export/fflate-in-one-thread.ts") },
    ],
  },
  // Nobody imports a part of a document alone, and names for all parts only make the programs larger.
  json: { namedExports: false },
  plugins: [
    react(),
    shellDocumentAtRoot(),
    partsReplaced(),
    silentIcons(),
    nativeAssign(),
    browserCatalogue(),
    partsByPath(),
    antdStyles(),
    screens.plugin,
    ahead,
    pageUpdates(),
    studio.plugin,
    shippedPlans(root),
    validators,
  ],
  build: isSsrBuild
    ? { outDir: "dist/server", target: "node20", copyPublicDir: false }
    : {
        outDir: "dist/client",
        rolldownOptions: { input: shellDocument, output: sharedChunks },
        // A test limits what each screen loads, so the first start need not warn of single files.
        chunkSizeWarningLimit: 1000,
      },
}));
