// The only code that the Worker takes from `web/`. It is imported by name, because its components are typed for
// browsers; the builds resolve it.
declare module "site-renderer" {
  export const renderPage: import("./page-renderer").SiteRenderer["renderPage"];
  export const renderFrame: import("./page-renderer").SiteRenderer["renderFrame"];
}
