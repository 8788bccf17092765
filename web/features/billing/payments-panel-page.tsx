import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PaymentPanel } from "../../../worker/contract/billing";
import { everythingChanged } from "../../data/changed";
import { LOCAL_KEYS } from "../../data/local-tools";
import { send } from "../../lib/http/call";
import { failureText } from "../../lib/http/failure-text";
import { isUnauthorized } from "../../lib/http/request-error";
import { QueryError } from "../../shell/query-error";
import { PageHeader } from "../../ui/page-header";
import { Refusal } from "../../ui/refusal";
import { SkeletonGroup } from "../../ui/skeleton";
import { useToast } from "../../ui/toast-context";
import type { PanelAction } from "./simulator/panel-action";
import { PanelClock } from "./simulator/panel-clock";
import { PanelLists } from "./simulator/panel-lists";
import { PanelSubscriptions } from "./simulator/panel-subscriptions";

const PATH = LOCAL_KEYS.paymentSimulator[0];

/** Simulates events at the payment provider: passing time, declines, its dashboard. */
export function PaymentsPanelPage() {
  const client = useQueryClient();
  const { toast } = useToast();
  const query = useQuery({
    queryKey: LOCAL_KEYS.paymentSimulator,
    queryFn: () => send<PaymentPanel>("GET", PATH),
    staleTime: 0,
  });
  const { data, error, isPending } = query;
  const action = useMutation<PaymentPanel, Error, PanelAction>({
    mutationFn: ({ path, body }) => send("POST", `${PATH}/${path}`, body),
    onSuccess: async (panel, { done }) => {
      // Anything on any page may have changed.
      await everythingChanged(client, LOCAL_KEYS.paymentSimulator);
      client.setQueryData(LOCAL_KEYS.paymentSimulator, panel);
      toast({ title: done, tone: "success" });
    },
  });
  return (
    <div className="page grid grid-cols-1 gap-10 py-10 sm:py-14">
      <PageHeader
        title="Payment Simulator"
        lead="Stands in for the payment provider on this machine. No real card is charged."
      />
      {isPending ? (
        <SkeletonGroup label="Loading the simulator" className="grid gap-6" bars={["h-20 w-full", "h-64 w-full"]} />
      ) : null}
      {error && !data && !isUnauthorized(error) ? <QueryError query={query} /> : null}
      <Refusal>{failureText(action.error)}</Refusal>
      {data ? (
        <>
          <PanelClock busy={action.isPending} onAct={action.mutate} />
          <PanelSubscriptions panel={data} busy={action.isPending} onAct={action.mutate} />
          <PanelLists panel={data} />
        </>
      ) : null}
    </div>
  );
}
