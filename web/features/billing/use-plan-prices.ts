import { useQuery } from "@tanstack/react-query";
import type { MembershipPrices } from "../../../worker/contract/membership-prices";
import { useAnswers } from "../../lib/http/answers";
import { configQuery } from "./billing-calls";

/** What the plans cost somebody who subscribes today, as the provider charges it. */
export function usePlanPrices(): MembershipPrices {
  const { prices } = useAnswers();
  return useQuery(configQuery).data?.prices ?? prices;
}
