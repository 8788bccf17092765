import { closure, moduleAt } from "./modules.ts";

/** What each sheet is for: the modules whose classes it has. */
export type Sheets = {
  /** What every page has at once, and the frame around every member's page. */
  site: ReadonlySet<string>;
  /** Modules that are loaded later, with all that comes with them beyond what the site has. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
};

export type SheetsOf = { entry: string; publicPages: string; frame: readonly string[] };

type Later = { within: readonly string[] };
/** A part whose HTML comes with its page: so do its styles. */
const isStill = ({ within }: Later) => within.includes("still");
/** A member's part of a public page comes when it is known who is there; all else of it may be in the server's HTML. */
const isForVisitors = ({ within }: Later) => !within.includes("lateWithData");

export function sheetsOf({ entry, publicPages, frame }: SheetsOf): Sheets {
  const site = closure([entry, ...frame]);
  const pages = new Map<string, ReadonlySet<string>>();
  const rendered = new Set(moduleAt(publicPages).later.map(({ file }) => file));
  const open = [...site];
  for (let file = open.pop(); file; file = open.pop()) {
    for (const later of moduleAt(file).later) {
      const page = later.file;
      if (site.has(page) || pages.has(page) || isStill(later)) continue;
      const modules = closure([page], { without: site, also: rendered.has(page) ? isForVisitors : isStill });
      pages.set(page, modules);
      open.push(...modules);
    }
  }
  return { site, pages };
}

/** All words of the texts of modules. */
export function wordsOf(modules: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const file of modules) for (const word of moduleAt(file).words) words.add(word);
  return words;
}
