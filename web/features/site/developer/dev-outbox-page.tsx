import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { LOCAL_KEYS } from "../../../data/local-tools";
import { exactTime, relativeTime } from "../../../lib/format/format";
import { send } from "../../../lib/http/call";
import { shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { DevOutboxMail, type OutboxMail } from "./dev-outbox-mail";

/** Lists the mails that the local product would have sent. */
export function DevOutboxPage() {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: LOCAL_KEYS.outbox,
    queryFn: () => send<OutboxMail[]>("GET", LOCAL_KEYS.outbox[0]),
    // New mail may have arrived since the last look.
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const open = data?.find(({ id }) => id === chosen) ?? data?.[0];
  return (
    <div className="page grid gap-8 py-10 sm:py-14">
      <PageHeader
        title="Outbox"
        lead="Mail that would go out. Nothing leaves this machine."
        actions={
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden strokeWidth={1.75} />}
            busy={isFetching && !isPending}
            busyLabel="Looking…"
            onClick={() => refetch()}
          >
            Refresh
          </Button>
        }
      />
      {isPending ? (
        <SkeletonGroup label="Loading mail" className="grid gap-6 lg:grid-cols-[22rem_1fr]">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      ) : null}
      {error ? (
        <ErrorState onRetry={() => refetch()} retrying={isFetching}>
          {shownMessage(error)}
        </ErrorState>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState title="No mail yet">Sign up or ask for a sign-in link, and the mail shows up here.</EmptyState>
      ) : null}
      {data && open ? (
        <div className="grid min-w-0 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <ul
            aria-label="Mail"
            className="max-h-72 divide-y divide-line overflow-y-auto border-line border-y lg:max-h-[42rem]"
          >
            {data.map((mail) => (
              <li key={mail.id}>
                <button
                  type="button"
                  aria-pressed={mail.id === open.id}
                  onClick={() => setChosen(mail.id)}
                  className={cx(
                    "grid w-full gap-0.5 border-l-3 px-4 py-3 text-left focus-visible:-outline-offset-2",
                    mail.id === open.id ? "border-accent bg-raised" : "border-transparent hover:bg-raised",
                  )}
                >
                  <span className="font-semibold">{mail.subject}</span>
                  <span className="truncate text-muted text-sm">{mail.to}</span>
                  <time dateTime={mail.createdAt} title={exactTime(mail.createdAt)} className="text-muted text-xs">
                    {relativeTime(mail.createdAt)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
          <DevOutboxMail key={open.id} mail={open} />
        </div>
      ) : null}
    </div>
  );
}
