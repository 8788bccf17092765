import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CardChange, Plan, PlanChange, Subscribe } from "../../../worker/contract/billing";
import { isPaymentUnderway } from "../../lib/billing/payment-underway";
import { api, call } from "../../lib/http/api";
import { fetchSession } from "../../lib/session/session";
import { refreshTraining } from "../../lib/training/training-queries";

const own = api.api.subscription;

export const configQuery = queryOptions({
  queryKey: ["/api/billing/config"],
  queryFn: () => call(api.api.billing.config.$get()),
});

/** What a code takes off. A refused one is said when it is sent, and not while it is typed. */
export const couponQuery = (code: string) =>
  queryOptions({
    queryKey: ["/api/billing/coupon", code],
    queryFn: () => call(api.api.billing.coupon.$get({ query: { code } })),
    enabled: code !== "",
    staleTime: 0,
  });

export const readSubscription = () => call(own.$get());

/** Asked again whenever it is shown: it changes without the member, at the payment provider. */
export const subscriptionQuery = queryOptions({
  queryKey: ["/api/subscription"],
  queryFn: readSubscription,
  staleTime: 0,
  // A payment that the bank has not confirmed is asked about until it is known.
  refetchInterval: ({ state }) => (isPaymentUnderway(state.data?.status) ? 3000 : false),
});

export const getOrCreateSubscription = (input: Subscribe) =>
  call(api.api["get-or-create-subscription"].$post({ json: input }));
export const cancelSubscription = () => call(own.cancel.$post());
export const reactivateSubscription = () => call(own.reactivate.$post());
export const previewPlan = (plan: Plan) => call(own.plan.preview.$post({ json: { plan } }));
export const changePlan = (change: PlanChange) => call(own.plan.$post({ json: change }));
export const setUpCard = () => call(own.card.$post());
export const changeCard = (change: CardChange) => call(own.card.$put({ json: change }));

/** Everything on screen that a paid, ended or changed membership decides, including what opens and what it costs. */
export async function refreshMembership(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    client.invalidateQueries({ queryKey: ["/api/subscription/invoices"] }),
    refreshTraining(client),
    fetchSession().catch(() => null),
  ]);
}
