/** Made by the build from `web/pages.ts`: see `scripts/site-pages-plugin.ts`. */
declare module "site-pages" {
  export const PAGE_FACTS: Readonly<Record<import("./addresses").PageName, import("./page-facts").PageFacts>>;
  export const NOT_FOUND: import("./page-facts").PageFacts;
}
