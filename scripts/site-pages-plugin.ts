import { type Plugin, runnerImport } from "vite";
import type { PageName } from "../worker/contract/addresses";
import type { PageFacts } from "../worker/contract/page-facts";
import { at } from "./local-paths.mjs";

type Load = (() => Promise<unknown>) | false;
type Entry = Partial<Omit<PageFacts, "modules">> & Pick<PageFacts, "who" | "title"> & { load: Load };
export type SitePages = { pages: Record<PageName, PageFacts>; notFound: PageFacts };

const NAME = "site-pages";
const REGISTRY = at("web/pages.ts");
/** The shell around every page that may belong to a member. */
const AROUND = "shell/member-shell.ts";
/** The additional shell around the admin pages. */
const DESK = "shell/desk/desk-shell.ts";

/** Gives the Worker and the service worker the facts of `web/pages.ts` about each page, without the pages' code. */
export function sitePages(): Plugin {
  return {
    name: "longroll-site-pages",
    resolveId: { filter: { id: /^site-pages$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0site-pages$/ },
      async handler() {
        this.addWatchFile(REGISTRY);
        const { pages, notFound } = await readSitePages();
        return `export const PAGE_FACTS = ${JSON.stringify(pages)};\nexport const NOT_FOUND = ${JSON.stringify(notFound)};`;
      },
    },
  };
}

/** Reads the facts of each page. Its module is the one that `load` imports. */
export async function readSitePages(registry = REGISTRY): Promise<SitePages> {
  const options = { configFile: false as const, root: at("web"), define: { __LOCAL_TOOLS__: "true" } };
  const { module } = await runnerImport<{ PAGES: Record<string, Entry>; NOT_FOUND_PAGE: Entry }>(registry, options);
  const pages = Object.entries(module.PAGES).map(([name, entry]) => [name, factsOf(entry)] as const);
  return { pages: Object.fromEntries(pages) as SitePages["pages"], notFound: factsOf(module.NOT_FOUND_PAGE) };
}

function factsOf({
  load,
  who,
  right = null,
  title,
  needs = [],
  data = [],
  offline = false,
  rendered = false,
  frame = false,
  bare = false,
}: Entry): PageFacts {
  const source = /import\w*\("(?:\.\/|\/)?([^"]+)"/.exec(String(load))?.[1];
  if (!source) throw new Error(`the page “${title}” does not import its component in \`load\``);
  const around = rendered || who === "visitor" ? [] : who === "admin" ? [AROUND, DESK] : [AROUND];
  return { who, right, title, needs, data, offline, rendered, frame, bare, modules: [...around, source] };
}
