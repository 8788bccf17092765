import type { MembershipPrices } from "../../../worker/contract/membership-prices";
import { PAGE_DATA_ID, type PageData } from "../../../worker/contract/page-data";

/** What the server has rendered this page from; nothing where it has not. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : { renderedAt: null, answers: {} };
}

/** What the server says that the membership costs, where that is not what the site was built with. */
export function readPagePrices(): MembershipPrices | null {
  const { prices } = document.documentElement.dataset;
  return prices ? (JSON.parse(prices) as MembershipPrices) : null;
}
