import { ADMIN_PAGES } from "./admin-pages";
import { LOCAL_PAGES, PAGES } from "./pages";

const patterns = (...groups: Record<string, string>[]) =>
  groups
    .flatMap(Object.values<string>)
    .map((page) => ({ page, fits: new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`) }));

const PAGE_PATTERNS = patterns(PAGES, ADMIN_PAGES);
const LOCAL_PATTERNS = patterns(LOCAL_PAGES);

/** Whether a path, without query, is a page. One trailing slash is forgiven. */
export function isPage(path: string, local: boolean): boolean {
  return pagePattern(path, local) !== null;
}

/** The page that a path leads to, as it is written in the map; null for none. */
export function pagePattern(path: string, local: boolean): string | null {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const found = PAGE_PATTERNS.find(({ fits }) => fits.test(bare));
  return found?.page ?? (local ? (LOCAL_PATTERNS.find(({ fits }) => fits.test(bare))?.page ?? null) : null);
}
