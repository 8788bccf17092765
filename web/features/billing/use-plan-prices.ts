import { useQuery } from "@tanstack/react-query";
import type { MembershipPrices } from "../../../worker/contract/membership-prices";
import { usePageFacts } from "../../lib/http/page-data";
import { configQuery } from "./billing-calls";

/** What the plans cost somebody who subscribes today, as the provider charges it. */
export function usePlanPrices(): MembershipPrices {
  const { prices } = usePageFacts();
  return useQuery(configQuery).data?.prices ?? prices;
}
