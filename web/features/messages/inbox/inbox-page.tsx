import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { changed } from "../../../data/changed";
import {
  type InboxFilters as Filters,
  nextUnanswered,
  useInbox,
  useMemberPanel,
  useResolve,
} from "../../../data/inbox";
import { useKeyboardRoom } from "../../../lib/browser/use-keyboard-room";
import { listState } from "../../../lib/http/list-state";
import { isUnauthorized, RequestError } from "../../../lib/http/request-error";
import { useLive } from "../../../lib/live/live";
import { useSession } from "../../../lib/session/session";
import { QueryError } from "../../../shell/query-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { PageHeader } from "../../../ui/page-header";
import { SkeletonGroup } from "../../../ui/skeleton";
import { Spinner } from "../../../ui/spinner";
import { useToast } from "../../../ui/toast-context";
import { ConversationPane } from "./conversation-pane";
import { useInboxAddress } from "./inbox-address";
import { InboxFilters } from "./inbox-filters";
import { InboxList, rowId } from "./inbox-list";
import { InboxShortcuts } from "./inbox-shortcuts";
import { MemberPanel } from "./member-panel";

/** Lazy: only some messages are form checks. */
const FormCheckReview = lazy(async () => ({
  default: (await import("../form-check/form-check-review")).FormCheckReview,
}));

export function InboxPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Inbox user={session.user} /> : null;
}

const PLAIN = { text: null, check: null, answer: null, about: null };

function Inbox({ user }: { user: CurrentUser }) {
  const { filters, narrow, memberId, text, checkId, answering, about, addressWith } = useInboxAddress();
  const inbox = useInbox(filters);
  const search = useRef<HTMLInputElement>(null);
  const reply = useRef<HTMLTextAreaElement>(null);
  const replies = useState(false);
  const panel = useMemberPanel(memberId ?? "");
  const resolve = useResolve(memberId ?? "");
  useKeyboardRoom();
  useLiveInbox();
  useFocusOnLeft(memberId);
  const memberAddress = (id: string) => addressWith({ ...PLAIN, member: id });
  const backTo = addressWith({ ...PLAIN, member: null });
  const { step, unanswered, back } = useWays({ inbox, memberId, memberAddress, reply });
  const within = memberId && (checkId !== null || about);

  return (
    <div
      className="page flex flex-col gap-4!"
      data-panes={memberId ? "opened" : ""}
      data-chat={memberId && !within ? "" : undefined}
    >
      <PageHeader
        title="Messages"
        lead="Every member's line to you. Admins share this inbox."
        className={cx("items-center!", memberId && "max-lg:sr-only")}
        actions={
          <Button variant="secondary" size="sm" onClick={() => void unanswered()}>
            Next unanswered
          </Button>
        }
      />
      <div className="grid min-h-0 flex-1 grid-cols-1 border-line lg:grid-cols-[19rem_minmax(0,1fr)] lg:border-t xl:grid-cols-[19rem_minmax(0,1fr)_17rem]">
        <ListPane
          inbox={inbox}
          filters={filters}
          narrow={narrow}
          search={search}
          openId={memberId}
          memberAddress={memberAddress}
        />
        <InboxShortcuts
          userId={user.id}
          actions={{
            next: () => step(1),
            previous: () => step(-1),
            unanswered: () => void unanswered(),
            reply: () => reply.current?.focus(),
            saved: () => memberId && replies[1](true),
            resolve: () => panel.data?.stand && resolve.mutate(panel.data.stand.resolvedAt === null),
            search: () => search.current?.focus(),
            back: (from) => back(from, within ? addressWith({ check: null, about: null }) : backTo),
          }}
        />
        {memberId ? (
          <Opened
            key={memberId}
            user={user}
            query={panel}
            text={text}
            backTo={backTo}
            checkId={checkId}
            addressOfCheck={(id) => addressWith({ ...PLAIN, check: id === null ? null : String(id) })}
            about={about}
            aboutTo={addressWith({ ...PLAIN, about: "1" })}
            answering={answering}
            replyRef={reply}
            replies={replies}
          />
        ) : (
          <p className="hidden self-center justify-self-center text-muted lg:block xl:col-span-2">
            Choose a conversation to read and answer it.
          </p>
        )}
      </div>
    </div>
  );
}

type ListPaneProps = ConversationsProps & {
  narrow: (filters: Filters) => void;
  search: RefObject<HTMLInputElement | null>;
};

function ListPane({ inbox, filters, narrow, search, openId, memberAddress }: ListPaneProps) {
  return (
    <div
      className={cx(
        "flex min-h-0 min-w-0 flex-col gap-3 lg:border-line lg:border-r lg:pt-3",
        openId && "max-lg:hidden",
      )}
    >
      <div className="lg:pr-3">
        <InboxFilters filters={filters} onChange={narrow} searchRef={search} />
      </div>
      <div className="min-h-0 flex-1 border-line border-t lg:overflow-y-auto">
        <Conversations inbox={inbox} filters={filters} openId={openId} memberAddress={memberAddress} />
      </div>
    </div>
  );
}

type Ways = {
  inbox: ReturnType<typeof useInbox>;
  memberId: string | null;
  memberAddress: (memberId: string) => string;
  reply: RefObject<HTMLTextAreaElement | null>;
};

/** Functions to open the next, the previous or no conversation. */
function useWays({ inbox, memberId, memberAddress, reply }: Ways) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const go = (to: string) => void navigate(to, { preventScrollReset: true });

  function step(by: 1 | -1) {
    const ids = inbox.data?.map(({ member }) => member.id) ?? [];
    // Read from the address, which may be newer than the render when keys are pressed quickly.
    const at = ids.indexOf(new URLSearchParams(window.location.search).get("member") ?? "");
    const next = ids[at < 0 ? 0 : at + by];
    if (next) go(memberAddress(next));
  }

  async function unanswered() {
    try {
      const next = await nextUnanswered(memberId);
      if (next) go(memberAddress(next));
      else toast({ title: memberId ? "Nobody else waits for an answer." : "Nobody waits for an answer." });
    } catch (error) {
      toastFailure(error, "Who waits could not be read. Please try again.");
    }
  }

  function back(from: HTMLElement, to: string) {
    if (!from.matches("input, textarea, select")) {
      if (memberId) go(to);
      return;
    }
    from.blur();
    if (from === reply.current) document.querySelector<HTMLElement>("[role=log]")?.focus();
  }
  return { step, unanswered, back };
}

/** Refetches the list when somebody writes. */
function useLiveInbox(): void {
  const client = useQueryClient();
  const readAgain = () => void changed(client, "inbox");
  useLive({
    onOpen: readAgain,
    onEvent: (event) => {
      if (event.type === "message") readAgain();
    },
  });
}

/** Focuses a conversation's row after it was closed. */
function useFocusOnLeft(memberId: string | null): void {
  const before = useRef(memberId);
  useEffect(() => {
    const previous = before.current;
    before.current = memberId;
    if (previous !== null && memberId === null) document.getElementById(rowId(previous))?.focus();
  }, [memberId]);
}

type OpenedProps = Omit<Parameters<typeof ConversationPane>[0], "panel" | "checkAddress"> & {
  query: ReturnType<typeof useMemberPanel>;
  checkId: number | null;
  addressOfCheck: (id: number | null) => string;
  about: boolean;
};

function Opened({ query, checkId, addressOfCheck, about, ...rest }: OpenedProps) {
  const { data, error, isPending } = query;
  if (isPending) {
    return (
      <SkeletonGroup
        label="Loading the conversation"
        className="grid content-start gap-4 p-4"
        bars={["h-11 w-56", "h-96 w-full", "h-28 w-full"]}
      />
    );
  }
  if (!data) {
    if (isUnauthorized(error)) return null;
    const isMissing = error instanceof RequestError && error.status === 404;
    return isMissing ? (
      <EmptyState title="Nobody is here">This member has no account any more, or the link is not complete.</EmptyState>
    ) : (
      <QueryError query={query} />
    );
  }
  return (
    <>
      <div className={cx("min-h-0 min-w-0", about && "max-xl:hidden", checkId !== null && "lg:overflow-y-auto lg:p-5")}>
        {checkId === null ? (
          <ConversationPane {...rest} panel={data} checkAddress={addressOfCheck} />
        ) : (
          <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
            <FormCheckReview user={rest.user} panel={data} messageId={checkId} backTo={addressOfCheck(null)} />
          </Suspense>
        )}
      </div>
      <div
        className={cx("min-h-0 min-w-0 border-line lg:overflow-y-auto lg:p-4 xl:border-l", !about && "max-xl:hidden")}
      >
        <Link
          to={addressOfCheck(null)}
          className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 mb-3 xl:hidden")}
        >
          <ArrowLeft aria-hidden className="size-5" />
          Back to the conversation
        </Link>
        <MemberPanel panel={data} />
      </div>
    </>
  );
}

type ConversationsProps = {
  inbox: ReturnType<typeof useInbox>;
  filters: Filters;
  openId: string | null;
  memberAddress: (memberId: string) => string;
};

function Conversations({ inbox, filters, openId, memberAddress }: ConversationsProps) {
  if (inbox.isPending) {
    return (
      <SkeletonGroup label="Loading conversations" className="grid gap-4" bars={Array<string>(4).fill("h-18 w-full")} />
    );
  }
  const narrowed = filters.filter !== "all" || filters.type !== null || filters.search !== "";
  return (
    <div className="grid gap-4">
      <GrowingList
        {...listState(inbox)}
        empty={
          <EmptyState title={narrowed ? "Nothing here" : "No messages yet"}>
            {narrowed ? "No conversation is like that at the moment." : "When a member writes to you, it stands here."}
          </EmptyState>
        }
      >
        {(conversations) => <InboxList conversations={conversations} openId={openId} memberAddress={memberAddress} />}
      </GrowingList>
    </div>
  );
}
