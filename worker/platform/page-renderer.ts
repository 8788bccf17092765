import type { MembershipPrices } from "../contract/membership-prices";
import type { PageData } from "../contract/page-data";

type PageToRender = { path: string; search: string; data: PageData; prices: MembershipPrices };

/**
 * Renders the content of a public page from the components of the web, and for any other address that there is nothing.
 * `web/edge` has it, under the name `site-renderer`.
 */
export type PageRenderer = (page: PageToRender) => Promise<string>;
