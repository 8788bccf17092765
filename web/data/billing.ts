import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CardChange, Invoice, Plan, PlanChange, Subscribe } from "../../worker/contract/billing";
import { isPaymentUnderway } from "../lib/billing/payment-underway";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { fetchSession } from "../lib/session/session";
import { changed } from "./changed";
import { KEYS } from "./keys";

const own = api.api.subscription;

export const configQuery = queryOptions({
  queryKey: KEYS.billingConfig,
  queryFn: () => call(api.api.billing.config.$get()),
});

/** A coupon's discount. A refused code shows its error on submitting, not while typing. */
export const couponQuery = (code: string) =>
  queryOptions({
    queryKey: [...KEYS.coupon, code],
    queryFn: () => call(api.api.billing.coupon.$get({ query: { code } })),
    enabled: code !== "",
    staleTime: 0,
  });

export const readSubscription = () => call(own.$get());

/** Refetched on every mount: it changes at the payment provider without the member. */
export const subscriptionQuery = queryOptions({
  queryKey: KEYS.subscription,
  queryFn: readSubscription,
  staleTime: 0,
  // Polls while a payment awaits the bank's confirmation.
  refetchInterval: ({ state }) => (isPaymentUnderway(state.data?.status) ? 3000 : false),
});

export const getOrCreateSubscription = (input: Subscribe) =>
  call(api.api["get-or-create-subscription"].$post({ json: input }));
export const cancelSubscription = () => call(own.cancel.$post());
export const reactivateSubscription = () => call(own.reactivate.$post());
/** A proration decreases every second: fetched on each opening, never cached. */
export const planPreviewQuery = (plan: Plan) =>
  queryOptions({
    queryKey: [...KEYS.planPreview, plan],
    queryFn: () => call(own.plan.preview.$post({ json: { plan } })),
    staleTime: 0,
    gcTime: 0,
  });

/** The payment behind a mail's link; never cached, because its state changes. */
export const payLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...KEYS.payLink, token],
    queryFn: () => call(api.api.billing.pay.$post({ json: { token } })),
    enabled: token !== "",
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const changePlan = (change: PlanChange) => call(own.plan.$post({ json: change }));
export const pausesLeftQuery = queryOptions({
  queryKey: KEYS.pausesLeft,
  queryFn: () => call(own.pause.$get()),
  staleTime: 0,
});
export const pauseSubscription = (weeks: number) => call(own.pause.$post({ json: { weeks } }));
export const endPause = () => call(own.pause.$delete());
export const setUpCard = () => call(own.card.$post());
export const changeCard = (change: CardChange) => call(own.card.$put({ json: change }));

/** Refreshes everything that depends on the membership, including access and prices. */
export async function refreshMembership(client: QueryClient): Promise<void> {
  await Promise.all([changed(client, "membership"), fetchSession().catch(() => null)]);
}

/** Six months, so that content below the list stays close. */
const INVOICES_AT_ONCE = "6";

export const invoicesQuery = {
  ...pagesOf(KEYS.invoices, (start) =>
    callPage<Invoice>(own.invoices.$get({ query: { limit: INVOICES_AT_ONCE, ...start } })),
  ),
  staleTime: 0,
};

/** Same for a member, for the coach. */
export const memberInvoicesQuery = (userId: string): typeof invoicesQuery => ({
  ...pagesOf([...KEYS.members, "invoices", userId], (start) =>
    callPage<Invoice>(
      api.api.admin.users[":id"].invoices.$get({
        param: { id: userId },
        query: { limit: INVOICES_AT_ONCE, ...start },
      }),
    ),
  ),
  staleTime: 0,
});

/** Possible refunds if a subscription ended now; they decrease every second, so it is fetched each time. */
export const terminationQuery = (userId: string) =>
  queryOptions({
    queryKey: [...KEYS.members, "refund", userId],
    queryFn: () => call(api.api.admin.users[":id"].subscription.refund.$get({ param: { id: userId } })),
    staleTime: 0,
    gcTime: 0,
  });
