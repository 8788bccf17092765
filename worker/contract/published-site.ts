/** The coach's published overrides of the site's texts, by the same names; whole groups or single values. */
export type SiteChanges = { readonly [name: string]: unknown };

/** Attribute of the `html` element in which a page embeds the published overrides. */
export const SITE_ATTRIBUTE = "data-site";

let published: () => SiteChanges = constant(changesInDocument());

/** Sets the source of published overrides: the Worker serves many requests, and the overrides change between them. */
export function followSite(find: () => SiteChanges): void {
  published = find;
}

/** Returns the current overrides. */
export const siteChanges = (): SiteChanges => published();

/**
 * Returns a view of the site's texts in which each value is looked up when read, with overrides applied. So no value
 * may be kept across requests; a group may, as it looks up its values itself.
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

// A browser's page keeps one publication for as long as it is open.
function changesInDocument(): SiteChanges {
  const { document } = globalThis as { document?: { documentElement?: { dataset: { site?: string } } } };
  const text = document?.documentElement?.dataset.site;
  return text ? (JSON.parse(text) as SiteChanges) : {};
}

function constant<T>(value: T): () => T {
  return () => value;
}
