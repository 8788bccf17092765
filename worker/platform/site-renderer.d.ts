// The one thing that the Worker takes from the web. By name and not by path, because it is made of components that are
// typed for browsers; the builds know where it is.
declare module "site-renderer" {
  export const renderPage: import("./page-renderer").SiteRenderer["renderPage"];
  export const renderFrame: import("./page-renderer").SiteRenderer["renderFrame"];
}
