import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Plan, PlanChange, PlanPreview } from "../../../../worker/contract/billing";
import { exactMoney, money } from "../../../../worker/contract/money";
import { changePlan, configQuery, planPreviewQuery } from "../../../data/billing";
import { dayOf } from "../../../lib/format/day-of";
import { failureText } from "../../../lib/http/failure-text";
import { isUnauthorized, RequestError } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Refusal } from "../../../ui/refusal";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { confirmStoredCard } from "../confirm-stored-card";
import { PLANS } from "../plans";
import { useSubscriptionChange } from "./use-subscription-change";

const FAILED = "Failed to switch plan. Please try again.";

type SwitchPlanDialogProps = { plan: Plan; onClose: () => void; onNeedsCard: () => void };

/** Shows the exact cost of a plan change before it is made. */
export function SwitchPlanDialog({ plan, onClose, onNeedsCard }: SwitchPlanDialogProps) {
  const preview = useQuery(planPreviewQuery(plan));
  const { name } = PLANS[plan];
  const config = useQuery(configQuery);
  const [asking, setAsking] = useState(false);
  const change = useSubscriptionChange({
    send: async (asked: PlanChange) => {
      const { clientSecret, paymentMethodId, ...changed } = await changePlan(asked);
      if (!clientSecret || !config.data) return changed;
      // The bank's challenge opens over the page, and a dialog would trap the focus.
      setAsking(true);
      try {
        const returnTo = addressOf("subscription");
        const refusal = await confirmStoredCard(config.data, { clientSecret, paymentMethodId, returnTo });
        if (refusal) throw new RequestError(402, refusal, { message: refusal });
        return await changePlan({ plan });
      } finally {
        setAsking(false);
      }
    },
    done: { title: "Plan Switched", description: `You are on the ${name.toLowerCase()} plan now.` },
    failed: FAILED,
    onDone: onClose,
  });
  const { data } = preview;
  return (
    <Dialog
      open={!asking}
      onOpenChange={() => (change.isPending ? undefined : onClose())}
      dismissible={!change.isPending}
      size="sm"
      title={`Switch to ${name}`}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Keep my plan
          </Button>
          {data?.needsCard ? <Button onClick={onNeedsCard}>Add a card</Button> : null}
          {data && !data.needsCard ? (
            <Button
              busy={change.isPending}
              busyLabel="Switching…"
              onClick={() => change.mutate({ plan, prorationDate: data.prorationDate })}
            >
              {data.amountDue > 0 ? `Switch and pay ${money(data.amountDue)}` : "Switch plan"}
            </Button>
          ) : null}
        </>
      }
    >
      {preview.isPending ? (
        <SkeletonGroup label="Working out what it costs" className="grid gap-3">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </SkeletonGroup>
      ) : null}
      {preview.isError && !isUnauthorized(preview.error) ? <QueryError query={preview} headingLevel={3} /> : null}
      {data ? <Proration preview={data} /> : null}
      {data?.needsCard ? (
        <Alert tone="info" className="mt-5">
          There is no card on file to charge. Add one, then switch.
        </Alert>
      ) : null}
      <Refusal className="mt-5">{failureText(change.error, FAILED)}</Refusal>
    </Dialog>
  );
}

function Proration({ preview }: { preview: PlanPreview }) {
  const { plan, planAmount, amountDue, remainingCredit, nextPaymentDate, needsCard } = preview;
  const { name, per } = PLANS[plan];
  const off = [
    { label: "Coupon", cents: preview.discountAmount },
    { label: "Unused time of your present plan", cents: preview.creditAmount },
    { label: "Your credit", cents: preview.balanceUsed },
  ].filter(({ cents }) => cents > 0);
  const rows = [
    { label: `${name} plan, per ${per}`, value: exactMoney(planAmount) },
    ...(preview.taxAmount > 0 ? [{ label: "Taxes", value: exactMoney(preview.taxAmount) }] : []),
    ...off.map(({ label, cents }) => ({ label, value: `−${exactMoney(cents)}` })),
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 tabular-nums">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="col-span-2 border-line border-t" />
        <div className="contents font-semibold">
          <dt>Due today</dt>
          <dd className="text-right">{exactMoney(amountDue)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">
        {remainingCredit > 0
          ? `${exactMoney(remainingCredit)} stay as credit and pay for what comes next. `
          : needsCard
            ? ""
            : "Charged to your card on file. "}
        Next payment on {dayOf(nextPaymentDate)}.
      </p>
    </div>
  );
}
