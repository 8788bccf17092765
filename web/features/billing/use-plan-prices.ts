import { useQuery } from "@tanstack/react-query";
import type { MembershipPrices } from "../../../worker/contract/membership-prices";
import { configQuery } from "../../data/billing";
import { usePageFacts } from "../../lib/http/page-data";

/** Returns the provider's prices for new subscriptions. */
export function usePlanPrices(): MembershipPrices {
  const { prices } = usePageFacts();
  return useQuery(configQuery).data?.prices ?? prices;
}
