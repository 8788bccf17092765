import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { type MembershipPrices, OWN_PRICES } from "../../../worker/contract/membership-prices";
import { type KnownAnswer, PAGE_DATA_ID, type PageData } from "../../../worker/contract/page-data";
import { RequestError } from "./request-error";

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

/** What a page has been rendered from is in the cache as if it had just been asked for. */
export function takePageData(client: QueryClient, { answers }: PageData): void {
  for (const [path, known] of Object.entries(answers)) {
    const query = client.getQueryCache().build(client, { queryKey: [path], meta: { forEverybody: true } });
    if ("missing" in known) query.setState({ status: "error", error: new RequestError(404, "", null) });
    else query.setData(known.next === null && !Array.isArray(known.data) ? known.data : firstPage(known));
  }
}

/** A list is the first page of one that grows. */
const firstPage = ({ data, next }: Exclude<KnownAnswer, { missing: true }>) => ({
  pages: [{ items: data, nextCursor: next }],
  pageParams: [null],
});

export type PageFacts = {
  /** When the server has rendered the page; null where it has not. */
  renderedAt: number | null;
  /** What the membership costs, as far as the page itself knows. */
  prices: MembershipPrices;
};

export const PageFactsContext = createContext<PageFacts>({ renderedAt: null, prices: OWN_PRICES });
export const usePageFacts = () => useContext(PageFactsContext);
