import { useQuery } from "@tanstack/react-query";
import { configQuery } from "./billing-calls";
import { OWN_PRICES, type Prices } from "./plans";

/** What the plans cost somebody who subscribes today, as the provider charges it. */
export function usePlanPrices(): Prices {
  return useQuery(configQuery).data?.prices ?? OWN_PRICES;
}
