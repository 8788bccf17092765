/** What a coach has published in place of the site's own words: whole groups and single values, by the same names. */
export type SiteChanges = { readonly [name: string]: unknown };

/** Where a page brings what was published: an attribute of its `html` element. */
export const SITE_ATTRIBUTE = "data-site";

let published: () => SiteChanges = always(broughtByThisPage());

/** Says what is published from now on: the Worker serves many requests, and what is published changes between them. */
export function followSite(find: () => SiteChanges): void {
  published = find;
}

/** What differs from the site's own words now. */
export const siteChanges = (): SiteChanges => published();

/**
 * The site's own words, read through what is published: each value is looked up when it is read. So nothing of them may
 * be remembered across requests; a group may, since it looks its values up itself.
 */
export function publishedSite<T extends object>(own: T, changes: () => SiteChanges | undefined = siteChanges): T {
  const view = {};
  for (const [name, value] of Object.entries(own)) {
    const changed = () => changes()?.[name];
    const group = isGroup(value) ? publishedSite(value, changed as () => SiteChanges | undefined) : null;
    Object.defineProperty(view, name, { enumerable: true, get: () => group ?? changed() ?? value });
  }
  return view as T;
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// A browser's page is of one publication for as long as it is open.
function broughtByThisPage(): SiteChanges {
  const { document } = globalThis as { document?: { documentElement?: { dataset: { site?: string } } } };
  const text = document?.documentElement?.dataset.site;
  return text ? (JSON.parse(text) as SiteChanges) : {};
}

function always<T>(value: T): () => T {
  return () => value;
}
