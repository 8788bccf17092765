import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { changed } from "../../data/changed";
import { calendarQuery, endCalendar, renewCalendar } from "../../data/week-plan";
import { shownMessage } from "../../lib/http/request-error";
import { QueryError } from "../../shell/query-error";
import { useCopy } from "../../shell/use-copy";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FieldError } from "../../ui/field";
import { SkeletonGroup } from "../../ui/skeleton";
import { useToast } from "../../ui/toast-context";

/** Shows the secret address from which the member's calendars read their week. */
export function CalendarAddress() {
  const query = useQuery(calendarQuery);
  const { data, isPending } = query;
  const { renew, end } = useCalendarChange();
  const failed = renew.error ?? end.error;
  const busy = renew.isPending || end.isPending;
  return (
    <section aria-labelledby="week-calendar" className="grid max-w-prose gap-3 pt-2">
      <div className="grid gap-1">
        <h3 id="week-calendar" className="font-sans font-semibold text-lg">
          Calendar
        </h3>
        <p className="text-muted">
          {data?.path
            ? "In your phone's calendar choose to add a subscribed calendar, or in a web calendar to add one by URL, and paste this address. Whoever has it can read your week."
            : "Your week in the calendar of your phone, by an address that only you know."}
        </p>
      </div>
      {isPending ? (
        <SkeletonGroup label="Loading your calendar's address" bars={["h-11 w-full"]} />
      ) : !data ? (
        <QueryError query={query} headingLevel={3} />
      ) : data.path ? (
        <Address
          path={data.path}
          busy={busy}
          error={failed ? shownMessage(failed) : undefined}
          onChange={(change, onDone) => (change === "end" ? end : renew).mutate(undefined, { onSuccess: onDone })}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" disabled={busy} onClick={() => renew.mutate()}>
          Make an address
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        {failed && !data?.path ? <FieldError>{shownMessage(failed)}</FieldError> : null}
      </div>
    </section>
  );
}

type Change = "renew" | "end";
type AddressProps = {
  path: string;
  busy: boolean;
  error: string | undefined;
  onChange: (change: Change, onDone: () => void) => void;
};
const ASKED: Record<Change, { title: string; label: string; says: string }> = {
  renew: {
    title: "Renew the address?",
    label: "Renew",
    says: "This address stops working at once, and your calendars need the new one.",
  },
  end: {
    title: "End the address?",
    label: "End",
    says: "It stops working at once. Calendars that read it get nothing any more.",
  },
};

function Address({ path, busy, error, onChange }: AddressProps) {
  const [asking, ask] = useState<Change | null>(null);
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState<Change>("renew");
  const address = `${window.location.origin}${path}`;
  const copy = useCopy(address, { title: "Address copied" }, "The address could not be copied");
  const open = (change: Change) => () => {
    setAsked(change);
    ask(change);
  };
  const { title, label, says } = ASKED[asked];
  return (
    <>
      <code className="block min-w-0 break-all rounded-xs bg-sunken px-3 py-2 text-sm">{address}</code>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />} onClick={copy}>
          Copy address
        </Button>
        <div className="flex gap-2">
          <Button variant="quiet" onClick={open("renew")}>
            Renew…
          </Button>
          <Button variant="quiet" onClick={open("end")}>
            End…
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(isOpen) => ask(isOpen ? asked : null)}
        title={title}
        description={says}
        confirmLabel={label}
        tone={asked === "end" ? "danger" : "default"}
        busy={busy}
        error={error}
        onConfirm={() => onChange(asked, () => ask(null))}
      />
    </>
  );
}

function useCalendarChange() {
  const client = useQueryClient();
  const { toast } = useToast();
  const done = (title: string) => async () => {
    await changed(client, "calendar");
    toast({ title, tone: "success" });
  };
  const networkMode = "always" as const;
  return {
    renew: useMutation({ networkMode, mutationFn: renewCalendar, onSuccess: done("Your calendar has an address") }),
    end: useMutation({ networkMode, mutationFn: endCalendar, onSuccess: done("The address is ended") }),
  };
}
