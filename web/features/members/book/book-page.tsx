import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ATTENTION_MOST } from "../../../../worker/contract/attention-limits";
import type { BookSession } from "../../../../worker/contract/training-book";
import { SEEN_AT_ONCE } from "../../../../worker/contract/training-book-limits";
import {
  type BookFilters,
  bookFiltersOf,
  useBook,
  useBookChoices,
  useCheer,
  useMarkAllSeen,
  useMarkSeen,
  useUndoSeen,
} from "../../../data/training-book";
import { plural } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { useSession } from "../../../lib/session/session";
import { SingleKeys } from "../../../shell/single-keys";
import { useFailureToast } from "../../../shell/use-failure-toast";
import type { SingleKey } from "../../../shell/use-single-keys";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { PageHeader } from "../../../ui/page-header";
import { SkeletonGroup } from "../../../ui/skeleton";
import { useToast } from "../../../ui/toast-context";
import { BookFilterFields } from "./book-filters";
import { SessionRow } from "./session-row";

const KEYS: readonly SingleKey<"next" | "previous" | "seen" | "reply" | "cheer">[] = [
  ["j", "next", "next session"],
  ["k", "previous", "previous session"],
  ["e", "seen", "seen, and on to the next"],
  ["r", "reply", "write to the member"],
  ["c", "cheer", "tell the member that you like it"],
];
const OTHERS = [["Ctrl Enter", "send"]] as const;
const NO_SESSIONS: BookSession[] = [];

/** The coach's training book: members' sessions that nobody has looked at yet. */
export function BookPage() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => bookFiltersOf(params), [params]);
  const change = useCallback(
    (next: Partial<BookFilters>) => {
      const all = { ...bookFiltersOf(new URLSearchParams(window.location.search)), ...next };
      setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  const query = useBook(filters);
  const choices = useBookChoices().data;
  const sessions = query.data ?? NO_SESSIONS;
  const filtered = Object.values(filters).some(Boolean);
  const acts = useActs(sessions);
  const counted = choices ? countText(choices.open) : null;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-6 py-10 sm:py-14">
      <PageHeader
        title="Training Book"
        lead="What members did, beside what was written. What they add brings a session back."
        actions={<SeeAll filters={filters} disabled={sessions.every(({ seen }) => seen)} />}
      />
      <BookFilterFields filters={filters} choices={choices} onChange={change} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-line border-b">
        <p role="status" className="text-muted empty:hidden">
          {counted}
        </p>
        {session.state === "signed-in" ? (
          <SingleKeys userId={session.user.id} keys={KEYS} others={OTHERS} actions={acts.keys} />
        ) : null}
      </div>
      {query.isPending ? (
        <SkeletonGroup
          label="Loading sessions"
          className="grid gap-5"
          bars={["h-36 w-full", "h-36 w-full", "h-36 w-full"]}
        />
      ) : (
        <div aria-busy={query.isPlaceholderData}>
          <GrowingList {...listState(query)} empty={<NoSessions filtered={filtered} change={change} query={query} />}>
            {(items) => (
              <ol>
                {items.map((item) => (
                  <SessionRow
                    key={item.id}
                    session={item}
                    replying={acts.replying === item.id}
                    onReplying={(open) => acts.reply(open ? item.id : null)}
                    onSeen={(seen) => acts.markSeen(item.id, seen)}
                    onCheer={() => acts.cheer(item.id)}
                    onNarrow={change}
                  />
                ))}
              </ol>
            )}
          </GrowingList>
        </div>
      )}
    </div>
  );
}

type NoSessionsProps = {
  filtered: boolean;
  change: (next: Partial<BookFilters>) => void;
  query: ReturnType<typeof useBook>;
};

function NoSessions({ filtered, change, query }: NoSessionsProps) {
  return (
    <EmptyState
      title={filtered ? "Nothing fits these filters" : "All looked at"}
      action={
        filtered ? (
          <Button variant="secondary" onClick={() => change({ member: "", lift: "", week: "", only: "", show: "" })}>
            Show everything
          </Button>
        ) : null
      }
    >
      {filtered
        ? query.hasNextPage
          ? "Nothing among the newest ones. Look further back."
          : "Try another member, lift or week."
        : "What members log or finish next comes here."}
    </EmptyState>
  );
}

const countText = (open: number) =>
  open === 0
    ? "No session waits."
    : `${open >= ATTENTION_MOST ? `${ATTENTION_MOST - 1}+ sessions` : plural(open, "session")} to look at`;

/** Actions on a session by button and key; keys apply to the focused session, else the first. */
function useActs(sessions: BookSession[]) {
  const toastFailure = useFailureToast();
  const [replying, setReplying] = useState<number | null>(null);
  const { mutate: mark } = useMarkSeen((error) => toastFailure(error, "It was not marked. Please try again."));
  const { mutate: cheer } = useCheer((error) => toastFailure(error, "The member was not told. Please try again."));
  const latest = useRef(sessions);
  latest.current = sessions;
  return useMemo(() => {
    const current = () => {
      const row = document.activeElement?.closest<HTMLElement>("[data-session]")?.dataset.session;
      return latest.current.findIndex(({ id }) => String(id) === row);
    };
    const go = (to: number) => {
      const row = latest.current[Math.max(0, Math.min(to, latest.current.length - 1))];
      document.querySelector<HTMLElement>(`[data-session="${row?.id}"]`)?.focus();
    };
    const here = () => latest.current[Math.max(0, current())];
    return {
      replying,
      reply: setReplying,
      markSeen: (id: number, seen: boolean) => mark({ id, seen }),
      cheer: (id: number) => cheer(id),
      keys: {
        next: () => go(current() + 1),
        previous: () => go(current() - 1),
        seen: () => {
          const own = here();
          if (!own) return;
          mark({ id: own.id, seen: !own.seen });
          if (!own.seen) go(Math.max(0, current()) + 1);
        },
        reply: () => setReplying(here()?.id ?? null),
        cheer: () => {
          const own = here();
          if (own && !own.cheered) cheer(own.id);
        },
      },
    };
  }, [replying, mark, cheer]);
}

function SeeAll({ filters, disabled }: { filters: BookFilters; disabled: boolean }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const all = useMarkAllSeen();
  const undo = useUndoSeen();
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      busy={all.isPending}
      busyLabel="Marking…"
      onClick={() =>
        all.mutate(filters, {
          onSuccess: ({ marked, mark }) =>
            toast({
              title: `${plural(marked, "session")} marked as seen`,
              ...(marked >= SEEN_AT_ONCE ? { description: "Older ones are left." } : {}),
              action: {
                label: "Undo",
                onAction: () =>
                  undo.mutate(mark, {
                    onError: (error) => toastFailure(error, "They were not taken back. Please try again."),
                  }),
              },
            }),
          onError: (error) => toastFailure(error, "They were not marked. Please try again."),
        })
      }
    >
      Mark all as seen
    </Button>
  );
}
