import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { type MembershipPrices, OWN_PRICES } from "../../../worker/contract/membership-prices";
import { type KnownAnswer, PAGE_DATA_ID, type PageData } from "../../../worker/contract/page-data";
import { RequestError } from "./request-error";

/** Returns the data embedded by server rendering; empty without it. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : { renderedAt: null, answers: {} };
}

/** Returns the provider's prices embedded by the server, if they differ from the built-in ones. */
export function readPagePrices(): MembershipPrices | null {
  const { prices } = document.documentElement.dataset;
  return prices ? (JSON.parse(prices) as MembershipPrices) : null;
}

/** Puts the embedded data into the query cache. */
export function takePageData(client: QueryClient, { answers }: PageData): void {
  for (const [path, known] of Object.entries(answers)) {
    const query = client.getQueryCache().build(client, { queryKey: [path], meta: { forEverybody: true } });
    if ("missing" in known) query.setState({ status: "error", error: new RequestError(404, "", null) });
    else query.setData(known.next === null && !Array.isArray(known.data) ? known.data : firstPage(known));
  }
}

/** An array becomes the first page of an infinite list. */
const firstPage = ({ data, next }: Exclude<KnownAnswer, { missing: true }>) => ({
  pages: [{ items: data, nextCursor: next }],
  pageParams: [null],
});

export type PageFacts = {
  /** When the server rendered the page; null otherwise. */
  renderedAt: number | null;
  /** Membership prices known to the page. */
  prices: MembershipPrices;
};

export const PageFactsContext = createContext<PageFacts>({ renderedAt: null, prices: OWN_PRICES });
export const usePageFacts = () => useContext(PageFactsContext);
