import type { MembershipPrices } from "../contract/membership-prices";
import type { PageData } from "../contract/page-data";

export type PageToRender = { path: string; search: string; data: PageData; prices: MembershipPrices };

/** `source`: the module of the page, as the web build lists it. */
export type RenderedPage = { html: string; source: string };

/**
 * Renders the content of a public page from the components of the web, and for any other address that there is nothing.
 * `web/edge` has it, under the name `site-renderer`.
 */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;
