import type { PaymentPanel } from "../../../../worker/contract/billing";
import { dayOf } from "../../../lib/format/day-of";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TitledSection } from "../../../ui/titled-section";
import type { PanelAction } from "./panel-action";

type PanelSubscriptionsProps = { panel: PaymentPanel; busy: boolean; onAct: (action: PanelAction) => void };

export function PanelSubscriptions({ panel, busy, onAct }: PanelSubscriptionsProps) {
  return (
    <TitledSection id="subscriptions" title="Subscriptions at the provider">
      {panel.subscriptions.length === 0 ? <p className="text-muted">There are none.</p> : null}
      <ul className="divide-y divide-line border-line border-y">
        {panel.subscriptions.map(
          ({ userId, name, email, subscriptionId, status, currentPeriodEnd, cancels, nextRenewal }) => (
            <li key={subscriptionId} className="flex flex-wrap items-end gap-x-6 gap-y-4 py-5">
              <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-1">
                <h3 className="text-xl">{name}</h3>
                <p className="break-all text-muted text-sm">{email}</p>
                <p className="flex flex-wrap items-center gap-2 text-sm">
                  <Badge>{status}</Badge>
                  {cancels ? <Badge tone="warning">cancels</Badge> : null}
                  <span className="text-muted tabular-nums">until {dayOf(currentPeriodEnd)}</span>
                </p>
              </div>
              <Field
                label={
                  <>
                    Next renewal<span className="sr-only"> of {name}</span>
                  </>
                }
                className="w-48"
              >
                <Select
                  value={nextRenewal}
                  disabled={busy}
                  onChange={({ target }) =>
                    onAct({ path: "next-renewal", body: { userId, outcome: target.value }, done: "Next renewal set" })
                  }
                  options={OUTCOMES}
                />
              </Field>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() =>
                    onAct({ path: "cancel", body: { userId, when: "period_end" }, done: "Cancelled in the portal" })
                  }
                >
                  Cancel in portal<span className="sr-only"> for {name}</span>
                </Button>
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() =>
                    onAct({ path: "cancel", body: { userId, when: "now" }, done: "Ended in the dashboard" })
                  }
                >
                  End in dashboard<span className="sr-only"> for {name}</span>
                </Button>
              </div>
            </li>
          ),
        )}
      </ul>
    </TitledSection>
  );
}

const OUTCOMES = [
  { value: "succeed", label: "Succeeds" },
  { value: "decline", label: "Is declined" },
  { value: "authenticate", label: "Asks for 3-D Secure" },
];
