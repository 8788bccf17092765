import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import { ownConversation } from "../../data/conversation";
import { KEYS } from "../../data/keys";
import { useMessages } from "../../data/messages";
import { api, call } from "../../lib/http/api";
import { useSession } from "../../lib/session/session";
import { Alert } from "../../ui/alert";
import { buttonClass } from "../../ui/button";
import { Card } from "../../ui/card";
import { PageHeader } from "../../ui/page-header";
import { History } from "./history";
import { MemberComposer } from "./member-composer";
import { useConversationLive, useReadMark } from "./use-conversation-live";
import { useOutgoing } from "./use-outgoing";

export function MessagesPage() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { user } = session;
  // Keyed: another member starts over.
  return user.role === "admin" ? <AdminNotice /> : <MemberMessages key={user.id} user={user} />;
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
  useConversationLive(conversation);
  useReadMark(conversation, messages.data);
  const recipient = useQuery({
    queryKey: KEYS.recipient,
    queryFn: () => call(api.api.messages.recipient.$get()),
  });
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-8 sm:py-12">
      <PageHeader
        title="Message Admin"
        lead={`A direct line to ${recipient.data?.firstName || "your coach"}. No other member can read it.`}
      />
      <div className="grid max-w-4xl grid-cols-1 gap-8">
        <MemberComposer conversation={conversation} send={outgoing.send} />
        <Card as="section" padded={false} aria-labelledby="history" className="min-w-0">
          <h2 id="history" className="border-line border-b px-5 py-4 text-2xl sm:px-6">
            Conversation History
          </h2>
          <History
            conversation={conversation}
            messages={messages}
            outgoing={outgoing}
            emptyText="No messages yet. Send your first message above!"
            className="h-96"
          />
        </Card>
      </div>
    </div>
  );
}
