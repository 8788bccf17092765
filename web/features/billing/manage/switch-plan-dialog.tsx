import { useQuery } from "@tanstack/react-query";
import type { Plan, PlanPreview } from "../../../../worker/contract/billing";
import { dayOf } from "../../../lib/day-of";
import { exactMoney, money } from "../../../lib/money";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { changePlan, previewPlan } from "../billing-calls";
import { PLANS } from "../plans";
import { useSubscriptionChange } from "./use-subscription-change";

const FAILED = "Failed to switch plan. Please try again.";

/** Says what the switch costs to the cent before it is made; what is shown is what is charged. */
export function SwitchPlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const preview = useQuery({
    queryKey: ["/api/subscription/plan/preview", plan],
    queryFn: () => previewPlan(plan),
    // A proration is worth less every second: each opening asks anew, and none is kept.
    staleTime: 0,
    gcTime: 0,
  });
  const { name } = PLANS[plan];
  const change = useSubscriptionChange({
    send: changePlan,
    done: { title: "Plan Switched", description: `You are on the ${name.toLowerCase()} plan now.` },
    failed: FAILED,
    onDone: onClose,
  });
  const { data } = preview;
  return (
    <Dialog
      open
      onOpenChange={() => (change.isPending ? undefined : onClose())}
      dismissible={!change.isPending}
      size="sm"
      title={`Switch to ${name}`}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Keep my plan
          </Button>
          {data ? (
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
      {preview.isError && !isUnauthorized(preview.error) ? (
        <ErrorState headingLevel={3} retrying={preview.isFetching} onRetry={() => void preview.refetch()}>
          {shownMessage(preview.error)}
        </ErrorState>
      ) : null}
      {data ? <Proration preview={data} /> : null}
      {change.error && !isUnauthorized(change.error) ? (
        <Alert tone="danger" live className="mt-5">
          {shownMessage(change.error, FAILED)}
        </Alert>
      ) : null}
    </Dialog>
  );
}

function Proration({ preview }: { preview: PlanPreview }) {
  const { plan, planAmount, creditAmount, amountDue, remainingCredit, nextPaymentDate } = preview;
  const { name, per } = PLANS[plan];
  const rows = [
    { label: `${name} plan, per ${per}`, value: exactMoney(planAmount) },
    ...(creditAmount > 0 ? [{ label: "Unused time of your present plan", value: `−${exactMoney(creditAmount)}` }] : []),
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
          : "Charged to your card on file. "}
        Next payment on {dayOf(nextPaymentDate)}.
      </p>
    </div>
  );
}
