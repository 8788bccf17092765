import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import { mayDo } from "../../../worker/contract/rights";
import { ownConversation } from "../../data/conversation";
import { KEYS } from "../../data/keys";
import { useMessages } from "../../data/messages";
import { useKeyboardRoom } from "../../lib/browser/use-keyboard-room";
import { api, call } from "../../lib/http/api";
import { useSession } from "../../lib/session/session";
import { Alert } from "../../ui/alert";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { History } from "./history";
import { MemberComposer } from "./member-composer";
import { MessageSearchButton, useMessageSearch } from "./message-search-button";
import { useConversationLive, useReadMark } from "./use-conversation-live";
import { useOutgoing } from "./use-outgoing";

export function MessagesPage() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { user } = session;
  // The key resets everything for another member.
  return mayDo(user.role, "messages") ? <AdminNotice /> : <MemberMessages key={user.id} user={user} />;
}

function AdminNotice() {
  return (
    <div className="page grid grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Message Admin" />
      <Alert
        title="Admin Message Management"
        className="max-w-prose"
        action={
          <Link to={addressOf("adminMessages")} className={buttonClass({ size: "sm" })}>
            Open the inbox
          </Link>
        }
      >
        <p>
          Messages are managed in the{" "}
          <Link to={addressOf("admin")} className="link">
            Admin Panel
          </Link>
          .
        </p>
      </Alert>
    </div>
  );
}

function MemberMessages({ user }: { user: CurrentUser }) {
  const conversation = useMemo(() => ownConversation(user), [user]);
  const messages = useMessages(conversation);
  const outgoing = useOutgoing(conversation);
  useKeyboardRoom();
  useConversationLive(conversation);
  useReadMark(conversation, messages.data);
  const [searching, setSearching] = useState(false);
  const closeSearch = useCallback(() => setSearching(false), []);
  const Search = useMessageSearch(searching, closeSearch);
  // Without messages the field is above, as the text below it says.
  const isEmpty = messages.data?.length === 0 && outgoing.items.length === 0;
  const recipient = useQuery({
    queryKey: KEYS.recipient,
    queryFn: () => call(api.api.messages.recipient.$get()),
  });
  return (
    <div data-chat className="mx-auto flex w-full max-w-3xl min-w-0 flex-col lg:border-line lg:border-x">
      <header className="-order-2 relative grid gap-0.5 border-line border-b px-4 py-3 pr-16 sm:px-6 sm:pr-18">
        <h1 tabIndex={-1} className="text-3xl">
          Message Admin
        </h1>
        <p className="text-muted text-sm">
          A direct line to {recipient.data?.firstName || "your coach"}. No other member can read it.
        </p>
        {isEmpty ? null : (
          <MessageSearchButton
            open={searching}
            onToggle={() => setSearching(!searching)}
            className="absolute! top-3 right-3 sm:right-5"
          />
        )}
      </header>
      {searching && Search ? <Search conversation={conversation} messages={messages} onClose={closeSearch} /> : null}
      <section aria-labelledby="history" className="flex min-h-0 min-w-0 flex-1 flex-col">
        <h2 id="history" className="sr-only">
          Conversation History
        </h2>
        <History
          conversation={conversation}
          messages={messages}
          outgoing={outgoing}
          emptyText="No messages yet. Send your first message above!"
        />
      </section>
      <MemberComposer
        conversation={conversation}
        send={outgoing.send}
        className={isEmpty ? "-order-1 border-b" : "border-t"}
      />
    </div>
  );
}
