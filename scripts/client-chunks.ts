import path from "node:path";
import { at } from "./local-paths.mjs";
import type { SitePages } from "./site-pages-plugin.ts";

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null };
/** Modules that at least this many pages of a kind need go into those pages' shared chunk. */
const MOST = 3;
/** Characters of source code; a smaller module gets no chunk of its own. */
const LITTLE = 2200;

/** The index of all icons: an importer needs only the icons that it names. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Chart code is large and needed by few pages. */
const isOfCharts = (id: string) => /\/web\/ui\/chart-|node_modules\/(@visx|d3-[\w-]+|internmap|classnames)\//.test(id);

/** Chunks that are already loaded whenever a chunk of this part is, itself included. */
const BEFORE = {
  site: ["site"],
  open: ["site", "open"],
  members: ["site", "open", "members"],
  training: ["site", "open", "members", "training"],
  bare: ["site", "open", "members", "training", "bare"],
  admin: ["site", "open", "members", "admin"],
} as const satisfies Record<string, readonly string[]>;
type Part = keyof typeof BEFORE;

const MEDIA =
  /web\/media\/(attachment|media-field|media-button|kind-button|media-files|media-preview|upload-progress|upload-refused|use-media-upload|kept-post-draft)\.tsx?$/;

/** Modules of the large training chunk that the coach's pages need, too. */
const OF_TRAINING = /worker\/contract\/video\.ts$|web\/(training\/(tier|day-name)\.tsx?|ui\/tier-badge\.tsx)$/;

/** Payment code, in its own chunk for the few pages that take payments. */
const PAYMENT =
  /web\/data\/gifts\.ts$|web\/features\/billing\/(payment-form|payments-off|stripe-loader|form-limit|use-plan-prices|subscribe\/(save-card-step|step-heading|nothing-for-sale|staff-need-none))\.tsx?$/;

/** Small constants shared by a page and what it loads lazily. */
const LIMITS = /worker\/contract\/(?!injuries|first-week|letters)[\w-]+-limits\.ts$/;

/** Small, and asked for by a few pages of each kind. */
const RIGHTS = /web\/(lib\/session\/use-rights|ui\/floating-class)\.ts$/;

/** What the pages share that show today's training. */
const OF_TODAY = /web\/training\/(today\/todays-training|use-standing)\.ts$/;

/** Wrappers that are needed before the tooltips themselves are loaded. */
const TOOLTIPS = /@base-ui\/react\/.*(FloatingDelayGroup|tooltip\/provider\/)/;

/** Modules that are assigned to a chunk by path, and the chunk's name. */
const NAMED: [modules: RegExp, part: string][] = [
  [RIGHTS, "members"],
  [OF_TODAY, "today"],
  [PAYMENT, "payment"],
  [TOOLTIPS, "with-community-page"],
];

/** Pages of local builds only; they must not change other pages' chunks. */
const OF_DEVELOPERS = /\/developer\//;

/** Form code is large and needed only by the few pages with long forms. */
const FORMS = /node_modules\/react-hook-form\//;

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|@tanstack)\//;

/** Modules that every member page loads after its first render. */
const ONCE_IT_STANDS = /node_modules\/(partysocket|workbox-window)\/|web\/shell\/register-service-worker\.ts$/;

/**
 * Splits the client into few chunks per page: the framework, what all pages start with, what public pages share, what
 * member pages share, what training pages share, what full-screen ones among them share, what admin pages share, what
 * admin pages share with a few member pages, and the page's own code. Derived from `web/pages.ts` and the import graph.
 */
export function clientChunks(site: SitePages) {
  let parts: Map<string, string> | undefined;
  return [
    { name: "framework", test: FRAMEWORK, priority: 5 },
    // Upload UI, which every place that adds a photo or a video needs whole.
    { name: "media", test: MEDIA, priority: 5 },
    { name: "exercise", test: OF_TRAINING, priority: 5 },
    { name: "live", test: ONCE_IT_STANDS, priority: 5 },
    {
      debugName: "by pages",
      name: (id: string, modules: Modules) => {
        parts ??= partsOf(site, modules);
        return parts.get(id) ?? null;
      },
    },
  ];
}

/** Returns each module's shared chunk. Modules of one page alone, and lazy ones, stay where they are. */
function partsOf(site: SitePages, modules: Modules): Map<string, string> {
  const shell = at("web/shell/member-shell.ts");
  const all = needsOf(site, shell, modules);
  const entry = at("web/main.tsx");
  const always = reachedFrom(entry, modules);
  const around = reachedFrom(shell, modules);
  const roots = new Set([entry, shell, at("web/shell/desk/desk-shell.ts"), ...all.map(({ own }) => own)]);
  const parts = new Map<string, string>();
  const little: [string, Part][] = [];
  const few: [string, string[], string[]][] = [];
  for (const id of new Set([always, around, ...all.map(({ needs }) => needs)].flatMap((found) => [...found]))) {
    if (roots.has(id)) continue;
    const named = NAMED.find(([modules]) => modules.test(id));
    if (named) {
      parts.set(id, named[1]);
      continue;
    }
    const who = (kind: Part) => [
      ...new Set(all.filter((page) => page.kind === kind && page.needs.has(id)).map(({ own }) => own)),
    ];
    const sharing = who("members").filter((own) => !OF_DEVELOPERS.test(own));
    const [open, members, bare, admin] = [who("open"), who("members"), who("bare"), who("admin")].map(
      ({ length }) => length,
    ) as [number, number, number, number];
    const onlyTrains = all.every(({ kind, trains, needs }) => trains || kind === "admin" || !needs.has(id));
    if (always.has(id)) parts.set(id, "site");
    else if (open > 7 || (open && ICON.test(id))) parts.set(id, "open");
    else if (open) {
      if (around.has(id) || members + admin) little.push([id, "open"]);
    } else if (around.has(id) || members > MOST || (members + bare && ICON.test(id))) parts.set(id, "members");
    else if (LIMITS.test(id)) parts.set(id, members + bare ? "members" : "admin");
    else if (members + bare > 1 && onlyTrains) little.push([id, members ? "training" : "bare"]);
    else if (members + bare > MOST) parts.set(id, "members");
    else if (members) {
      if (members + bare > 1 || admin > MOST * 2) little.push([id, "members"]);
      // Not for packages: it is unknown which of their exports are used.
      if (members + admin > 1 && !bare && !id.includes("node_modules") && sharing.length)
        few.push([id, sharing, who("admin")]);
    } else if (!members && !bare && admin > 1 && ![...reachedFrom(id, modules)].some(isOfCharts))
      parts.set(id, "admin");
  }
  absorb(little, parts, modules);
  const ofAdmin = [...parts].flatMap(([id, part]) => (part === "admin" ? [...reachedFrom(id, modules)] : []));
  const atAdmin = new Set(ofAdmin);
  const bringsForms = (id: string) => [...reachedFrom(id, modules)].some((one) => FORMS.test(one));
  for (const [id, pages, admin] of few) {
    if (parts.has(id)) continue;
    if (atAdmin.has(id)) parts.set(id, "shared");
    // Pages without long forms must not load the form package.
    else if (admin.length < MOST) parts.set(id, `with-${nameOf(bringsForms(id) ? [...pages, ...admin] : pages)}`);
  }
  return parts;
}

/** Returns each page's kind, and all modules that it starts with. */
function needsOf({ pages, notFound }: SitePages, shell: string, modules: Modules) {
  return [...Object.values(pages), notFound].map(({ rendered, who, bare, data, modules: files }) => {
    const kind: Part = rendered || who === "visitor" ? "open" : who === "admin" ? "admin" : bare ? "bare" : "members";
    const parts = files.map((file) => at(`web/${file}`)).filter((file) => file !== shell);
    return {
      own: at(`web/${files.at(-1)}`),
      kind,
      trains: data.some((path) => path.endsWith("/training")),
      needs: new Set(parts.flatMap((part) => [...reachedFrom(part, modules)])),
    };
  });
}

/** Merges small modules into a chunk that is loaded anyway, unless their imports would add more to it. */
function absorb(little: readonly [string, Part][], parts: Map<string, string>, modules: Modules): void {
  for (let before = -1; before !== parts.size; ) {
    before = parts.size;
    for (const [id, part] of little) {
      const { code } = modules.getModuleInfo(id) ?? {};
      const there: readonly string[] = BEFORE[part];
      const brings = (one: string) => !FRAMEWORK.test(one) && !there.includes(parts.get(one) ?? "");
      const fits = part === "training" || part === "bare" || (code?.length ?? 0) < LITTLE;
      if (fits && !importsOf(id, modules).some(brings)) parts.set(id, part);
    }
  }
}

/** Names a chunk after the pages that share it. */
const nameOf = (modules: string[]) =>
  modules
    .map((module) => path.basename(module, ".tsx"))
    .sort()
    .join("-");

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
