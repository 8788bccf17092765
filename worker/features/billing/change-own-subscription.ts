import type { CardChange, Plan, PlanChange, PlanChanged, PlanPreview, Subscription } from "../../contract/billing";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";
import type { Payments } from "../../platform/stripe/client";
import { cancelAtPeriodEnd } from "./cancel-at-period-end";
import { changeCard, setUpCard } from "./change-card";
import { payments } from "./payments";
import { presentSubscription } from "./present";
import type { Mirror } from "./queries";
import { reactivate } from "./reactivate";
import { hasEnded, withProviderErrors } from "./refusals";
import type { MemberScope } from "./scope";
import { previewPlan, switchPlan } from "./switch-plan";

const SUBSCRIPTION_CHANGES: RateLimit = { name: "subscription-changes", calls: 30, seconds: 60 };

/** Runs a member's change of their own subscription, with a rate limit and readable provider errors. */
export async function own<T>(scope: MemberScope, work: (pay: Payments, userId: string) => Promise<T>): Promise<T> {
  const { user } = memberOf(scope.actor);
  await consume(scope.env, SUBSCRIPTION_CHANGES, "account", user.id, scope.now);
  const pay = await payments(scope);
  return withProviderErrors(() => work(pay, user.id));
}

export const shown = ({ now }: MemberScope, row: Mirror | null): Subscription => row && presentSubscription(row, now);

export const cancelOwn = (scope: MemberScope) =>
  own(scope, async (pay, userId) => shown(scope, await cancelAtPeriodEnd(scope, pay, userId)));

export const reactivateOwn = (scope: MemberScope) =>
  own(scope, async (pay, userId) => shown(scope, await reactivate(scope, pay, userId)));

export const previewOwnPlan = (scope: MemberScope, plan: Plan): Promise<PlanPreview> =>
  own(scope, (pay, userId) => previewPlan(scope, pay, userId, plan));

export const switchOwnPlan = (scope: MemberScope, change: PlanChange) =>
  own(scope, async (pay, userId): Promise<PlanChanged> => {
    const { row, ...confirmation } = await switchPlan(scope, pay, userId, change);
    const subscription = shown(scope, row);
    if (!subscription) throw hasEnded();
    return { ...subscription, ...confirmation };
  });

export const setUpOwnCard = (scope: MemberScope) => own(scope, (pay, userId) => setUpCard(scope, pay, userId));

export const changeOwnCard = (scope: MemberScope, change: CardChange) =>
  own(scope, async (pay, userId) => shown(scope, await changeCard(scope, pay, userId, change)));
