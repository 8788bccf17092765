import { at } from "./local-paths.mjs";
import type { SitePages } from "./site-pages-plugin.ts";

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null };
/** What more pages of a kind need than this lies in the file that they share. */
const MOST = 3;
/** Letters, before the build makes them fewer. */
const LITTLE = 2200;

/** The list of all icons: who imports it needs those that it names. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Much code for the few pages that draw. */
const isOfCharts = (id: string) => /\/web\/ui\/chart-|node_modules\/@visx\//.test(id);

type Part = "site" | "open" | "members" | "training" | "bare" | "admin";

/** What is there wherever a file of a part is, that file among it. */
const BEFORE: Record<Part, readonly Part[]> = {
  site: ["site"],
  open: ["site", "open"],
  members: ["site", "open", "members"],
  training: ["site", "open", "members", "training"],
  bare: ["site", "open", "members", "training", "bare"],
  admin: ["site", "open", "members", "admin"],
};

const MEDIA =
  /web\/media\/(attachment|media-field|media-button|kind-button|media-files|media-preview|upload-progress|upload-refused|use-media-upload|kept-post-draft)\.tsx?$|contract\/media-limits\.ts$/;

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|@tanstack)\//;

/**
 * Few files for a page: the framework, what all pages begin with, what public pages share, what members' pages share, what
 * those share in which somebody trains, what those of them share that have the screen to themselves, what the coach's share,
 * and the page's own code. Who needs a module follows from `web/pages.ts` and from its imports.
 */
export function clientChunks(site: SitePages) {
  let parts: Map<string, Part> | undefined;
  const group = (name: Part, priority: number) => ({
    name: (id: string, modules: Modules) => {
      parts ??= partsOf(site, modules);
      return parts.get(id) === name ? name : null;
    },
    debugName: name,
    priority,
  });
  return [
    { name: "framework", test: FRAMEWORK, priority: 5 },
    // What adds a photo or a video, which every place that does so needs whole.
    { name: "media", test: MEDIA, priority: 5 },
    group("site", 4),
    group("open", 3),
    group("members", 2),
    group("training", 1),
    group("bare", 1),
    group("admin", 1),
  ];
}

/** Which file a module goes to. What one page needs alone, what few share and what opens later stays where it is. */
function partsOf({ pages, notFound }: SitePages, modules: Modules): Map<string, Part> {
  const shell = at("web/shell/member-shell.ts");
  const all = [...Object.values(pages), notFound].map(({ rendered, who, bare, data, modules: files }) => {
    const own = at(`web/${files.at(-1)}`);
    const kind: Part = rendered || who === "visitor" ? "open" : who === "admin" ? "admin" : bare ? "bare" : "members";
    const trains = data.some((path) => path.endsWith("/training"));
    const parts = files.map((file) => at(`web/${file}`)).filter((file) => file !== shell);
    return { own, kind, trains, needs: new Set(parts.flatMap((part) => [...reachedFrom(part, modules)])) };
  });
  const entry = at("web/main.tsx");
  const always = reachedFrom(entry, modules);
  const around = reachedFrom(shell, modules);
  const roots = new Set([entry, shell, at("web/shell/desk/desk-shell.ts"), ...all.map(({ own }) => own)]);
  const parts = new Map<string, Part>();
  const little: [string, Part][] = [];
  for (const id of new Set([always, around, ...all.map(({ needs }) => needs)].flatMap((found) => [...found]))) {
    if (roots.has(id)) continue;
    const count = (kind: Part) =>
      new Set(all.filter((page) => page.kind === kind && page.needs.has(id)).map(({ own }) => own)).size;
    const [open, members, bare, admin] = [count("open"), count("members"), count("bare"), count("admin")];
    const onlyTrains = all.every(({ kind, trains, needs }) => trains || kind === "admin" || !needs.has(id));
    if (always.has(id)) parts.set(id, "site");
    else if (open > 7 || (open && ICON.test(id))) parts.set(id, "open");
    else if (open) {
      if (around.has(id) || members + admin) little.push([id, "open"]);
    } else if (around.has(id) || members > MOST || (members && ICON.test(id))) parts.set(id, "members");
    else if (members && bare && onlyTrains) little.push([id, "training"]);
    else if (members > 1 || (members && admin > MOST * 2)) little.push([id, "members"]);
    else if (!members && bare > 1 && !admin) little.push([id, "bare"]);
    else if (!members && !bare && admin > 1 && ![...reachedFrom(id, modules)].some(isOfCharts)) parts.set(id, "admin");
  }
  // A file of its own would be a request for a few lines; but nothing may bring more with it.
  for (let before = -1; before !== parts.size; ) {
    before = parts.size;
    for (const [id, part] of little) {
      const { code } = modules.getModuleInfo(id) ?? {};
      const there: readonly (Part | undefined)[] = BEFORE[part];
      const brings = (one: string) => !FRAMEWORK.test(one) && !there.includes(parts.get(one));
      const fits = part === "training" || part === "bare" || (code?.length ?? 0) < LITTLE;
      if (fits && !importsOf(id, modules).some(brings)) parts.set(id, part);
    }
  }
  return parts;
}

function reachedFrom(root: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id, modules).forEach(take);
  };
  take(root);
  return found;
}

function importsOf(id: string, modules: Modules): string[] {
  const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) =>
    ALL_ICONS.test(imported) ? iconsNamedIn(code ?? "", imported, modules) : imported,
  );
}

function iconsNamedIn(code: string, list: string, modules: Modules): string[] {
  const named = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/.exec(code)?.[1] ?? "";
  const lines = modules.getModuleInfo(list)?.code?.split("\n") ?? [];
  return [...named.matchAll(/(\w+)(?: as \w+)?/g)].flatMap(([, name]) => {
    const line = lines.find((each) => each.includes(` as ${name},`) || each.includes(` as ${name} }`));
    const file = /'\.\/(icons\/[\w-]+\.mjs)'/.exec(line ?? "")?.[1];
    return file ? [list.replace("lucide-react.mjs", file)] : [];
  });
}
