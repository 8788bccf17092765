import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { changed } from "../../../data/changed";
import { type InboxFilters as Filters, useInbox, useMemberPanel, useResolve } from "../../../data/inbox";
import { listState } from "../../../lib/http/list-state";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { useLive } from "../../../lib/live/live";
import { useSession } from "../../../lib/session/session";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { GrowingList } from "../../../ui/growing-list";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { Spinner } from "../../../ui/spinner";
import { ConversationPane } from "./conversation-pane";
import { useInboxAddress } from "./inbox-address";
import { InboxFilters } from "./inbox-filters";
import { InboxList } from "./inbox-list";
import { InboxShortcuts } from "./inbox-shortcuts";
import { MemberPanel } from "./member-panel";

/** Only some messages are form checks: its code comes when one is opened. */
const FormCheckReview = lazy(async () => ({
  default: (await import("../form-check/form-check-review")).FormCheckReview,
}));

export function InboxPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Inbox user={session.user} /> : null;
}

function Inbox({ user }: { user: CurrentUser }) {
  const { filters, narrow, memberId, text, checkId, addressWith } = useInboxAddress();
  const client = useQueryClient();
  const navigate = useNavigate();
  const inbox = useInbox(filters);
  const search = useRef<HTMLInputElement>(null);
  const reply = useRef<HTMLTextAreaElement>(null);
  const panel = useMemberPanel(memberId ?? "");
  const resolve = useResolve(memberId ?? "");
  const readAgain = () => void changed(client, "inbox");
  useLive({
    onOpen: readAgain,
    onEvent: (event) => {
      if (event.type === "message") readAgain();
    },
  });

  const memberAddress = (id: string) => addressWith({ member: id, text: null, check: null });
  function go(step: 1 | -1) {
    const ids = inbox.data?.map(({ member }) => member.id) ?? [];
    const at = memberId ? ids.indexOf(memberId) : -1;
    const next = ids[at < 0 ? 0 : at + step];
    if (next) navigate(memberAddress(next), { preventScrollReset: true });
  }

  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-6 py-8 sm:py-10">
      <PageHeader title="Messages" lead="Every member's line to you. Admins share this inbox." />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_16rem]">
        <div className={cx("grid min-w-0 grid-cols-1 gap-5", memberId && "max-lg:hidden")}>
          <InboxFilters filters={filters} onChange={narrow} searchRef={search} />
          <Conversations inbox={inbox} filters={filters} openId={memberId} memberAddress={memberAddress} />
          <InboxShortcuts
            userId={user.id}
            actions={{
              next: () => go(1),
              previous: () => go(-1),
              reply: () => reply.current?.focus(),
              resolve: () => panel.data?.stand && resolve.mutate(panel.data.stand.resolvedAt === null),
              search: () => search.current?.focus(),
            }}
          />
        </div>
        {memberId ? (
          <Opened
            key={memberId}
            user={user}
            query={panel}
            text={text}
            backTo={addressWith({ member: null, text: null, check: null })}
            checkId={checkId}
            addressOfCheck={(id) => addressWith({ check: id === null ? null : String(id), text: null })}
            replyRef={reply}
          />
        ) : (
          <p className="hidden self-center text-muted lg:block">Choose a conversation to read and answer it.</p>
        )}
      </div>
    </div>
  );
}

type OpenedProps = Pick<Parameters<typeof ConversationPane>[0], "user" | "text" | "backTo" | "replyRef"> & {
  query: ReturnType<typeof useMemberPanel>;
  checkId: number | null;
  addressOfCheck: (id: number | null) => string;
};

function Opened({ query, checkId, addressOfCheck, ...rest }: OpenedProps) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the conversation" className="grid gap-4">
        <Skeleton className="h-11 w-56" />
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-28 w-full" />
      </SkeletonGroup>
    );
  }
  if (!data) {
    if (isUnauthorized(error)) return null;
    const gone = error instanceof RequestError && error.status === 404;
    return gone ? (
      <EmptyState title="Nobody is here">This member has no account any more, or the link is not complete.</EmptyState>
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {checkId === null ? (
        <ConversationPane {...rest} panel={data} checkAddress={addressOfCheck} />
      ) : (
        <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
          <FormCheckReview user={rest.user} panel={data} messageId={checkId} backTo={addressOfCheck(null)} />
        </Suspense>
      )}
      <div className="min-w-0 lg:col-start-2 xl:col-start-3">
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
      <SkeletonGroup label="Loading conversations" className="grid gap-4">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="h-18 w-full" />
        ))}
      </SkeletonGroup>
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
