import path from "node:path";
import type { Plugin } from "vite";
import { at } from "../local-paths.mjs";
import { DividedSheet } from "./divided-sheet.ts";
import { forgetModules } from "./modules.ts";
import { type Sheets, sheetsOf, wordsOf } from "./sheets.ts";

const WEB = `${at("web")}/`;
const WHOLE_SHEET = path.join(WEB, "styles/index.css");
/** What a page's sheet is called. No path of the web, so that no rule about those puts it anywhere else than its page. */
const SHEET = "virtual:page-styles/";
const IS_SHEET = /^virtual:page-styles\/.*\.css$/;
const ARRIVAL_LIMIT_MS = 60_000;
/** Around every page of a member. */
const FRAME = ["routes", "shell/with-data", "shell/member-device", "shell/member-controls", "shell/unread-badge"];

/**
 * Divides the one sheet that is written into one for the site and one for each page, which comes with the page's code.
 * Pages may be opened in any order; `cascade.ts` sees to it that the order of the rules does not depend on it.
 */
export function pageStyles(): Plugin {
  let sheets: Sheets = { site: new Set(), pages: new Map() };
  let site: ReadonlySet<string> = new Set();
  let whole: ReturnType<typeof waiting<DividedSheet>>;
  const sheetOf = async (page: string): Promise<string> => {
    const modules = sheets.pages.get(page);
    return modules ? (await whole.promise).beyond(wordsOf(modules), site) : "";
  };
  return {
    name: "longroll-page-styles",
    apply: "build",
    // Between Tailwind, which makes the whole sheet, and what the build does with all sheets.
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      forgetModules();
      whole = waiting();
      sheets = sheetsOf({
        entry: path.join(WEB, "main.tsx"),
        publicPages: path.join(WEB, "public-pages.ts"),
        frame: FRAME.map((name) => path.join(WEB, `${name}.tsx`)),
      });
      site = wordsOf(sheets.site);
    },
    resolveId: { filter: { id: IS_SHEET }, handler: (source) => source },
    load: {
      filter: { id: IS_SHEET },
      handler: (id) => sheetOf(WEB + id.slice(SHEET.length, -".css".length)),
    },
    transform: {
      filter: { id: /\/web\/.*\.(?:css|tsx?)$/ },
      async handler(code, id) {
        if (id === WHOLE_SHEET) {
          const divided = new DividedSheet(code);
          whole.arrive(divided);
          return { code: divided.first(site), map: null };
        }
        if (!(await sheetOf(id))) return null;
        return { code: `import "${SHEET}${id.slice(WEB.length)}.css";\n${code}`, map: null };
      },
    },
  };
}

/** Something that arrives later. What makes it may fail without a word to this plugin, and the build would wait for ever. */
function waiting<Value>(): { promise: Promise<Value>; arrive: (value: Value) => void } {
  let arrive: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${WHOLE_SHEET} was not made`)), ARRIVAL_LIMIT_MS);
    arrive = (value) => {
      clearTimeout(limit);
      resolve(value);
    };
  });
  promise.catch(() => undefined);
  return { promise, arrive };
}
