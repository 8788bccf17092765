import { ADMIN_PAGES } from "./admin-pages";
import { LOCAL_PAGES, PAGES } from "./pages";

const patterns = (...groups: Record<string, string>[]) =>
  groups.flatMap(Object.values<string>).map((page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`));

const PAGE_PATTERNS = patterns(PAGES, ADMIN_PAGES);
const LOCAL_PATTERNS = patterns(LOCAL_PAGES);

/** Whether a path, without query, is a page. One trailing slash is forgiven. */
export function isPage(path: string, local: boolean): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  return PAGE_PATTERNS.some((p) => p.test(bare)) || (local && LOCAL_PATTERNS.some((p) => p.test(bare)));
}
