import { ArrowLeft, CircleCheck, Crosshair, MessageSquareText, RotateCcw } from "lucide-react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import type { MemberPanel as Panel } from "../../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import { memberConversation } from "../../../data/conversation";
import { useResolve } from "../../../data/inbox";
import { useMessages } from "../../../data/messages";
import { Avatar } from "../../../ui/avatar";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { History } from "../history";
import { EMPTY_DRAFT, messageDrafts } from "../message-draft";
import { MessageForm } from "../message-form";
import { useConversationLive, useReadMark } from "../use-conversation-live";
import { useOutgoing } from "../use-outgoing";
import { initialsOf, nameOf } from "./inbox-list";
import { SavedRepliesDialog } from "./saved-replies-dialog";

type ConversationPaneProps = {
  user: CurrentUser;
  panel: Panel;
  /** What the reply begins with, if nothing is written yet. */
  text: string | null;
  backTo: string;
  checkAddress: (messageId: number) => string;
  replyRef: RefObject<HTMLTextAreaElement | null>;
};

/** One conversation: what was written, and the reply. */
export function ConversationPane({ user, panel, text, backTo, checkAddress, replyRef }: ConversationPaneProps) {
  const { member, stand } = panel;
  const name = nameOf(member);
  const conversation = useMemo(() => memberConversation(user, member.id, name), [user, member.id, name]);
  const messages = useMessages(conversation);
  const outgoing = useOutgoing(conversation);
  useConversationLive(conversation);
  useReadMark(conversation, messages.data);
  const drafts = messageDrafts(member.id);
  const [replies, setReplies] = useState(false);
  useEffect(() => {
    if (text && !drafts.read(user.id)?.content) {
      drafts.save(user.id, { ...EMPTY_DRAFT, content: text.slice(0, MESSAGE_LIMITS.content) });
    }
  }, [text, drafts, user.id]);

  function insert(content: string) {
    const draft = drafts.read(user.id) ?? EMPTY_DRAFT;
    const joined = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${content}` : content;
    drafts.save(user.id, { ...draft, content: joined.slice(0, MESSAGE_LIMITS.content) });
  }

  return (
    <section aria-label={`Conversation with ${name}`} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <ConversationHeader backTo={backTo} member={member} name={name} stand={stand} />
      <div className="rounded-md border border-line bg-raised">
        <History
          conversation={conversation}
          messages={messages}
          outgoing={outgoing}
          emptyText={`Nothing was written yet. ${member.firstName || "This member"} is told by mail when you write.`}
          className="h-96 lg:h-[52dvh] lg:min-h-96"
          actions={({ id, fromAdmin, mediaType }) =>
            !fromAdmin && (mediaType === "image" || mediaType === "video") ? (
              <Link
                to={checkAddress(id)}
                className={cx(buttonClass({ variant: "secondary", size: "sm" }), "justify-self-start")}
              >
                <Crosshair aria-hidden className="size-4.5" strokeWidth={1.75} />
                Check the form
              </Link>
            ) : null
          }
        />
      </div>
      <MessageForm
        conversation={conversation}
        label={`Reply to ${name}`}
        placeholder="Write a reply"
        rows={4}
        submitLabel="Send Reply"
        textRef={replyRef}
        onSend={({ content, media }) =>
          outgoing.send({ content, media, messageType: stand?.topic ?? "general", review: null })
        }
        tools={
          <Button
            variant="secondary"
            size="sm"
            icon={<MessageSquareText aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => setReplies(true)}
          >
            Saved replies
          </Button>
        }
      />
      <SavedRepliesDialog
        open={replies}
        onOpenChange={setReplies}
        written={drafts.read(user.id)?.content.trim() ?? ""}
        onInsert={insert}
      />
    </section>
  );
}

type ConversationHeaderProps = Pick<ConversationPaneProps, "backTo"> &
  Pick<Panel, "member" | "stand"> & { name: string };

function ConversationHeader({ backTo, member, name, stand }: ConversationHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-3">
      <Link to={backTo} className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 lg:hidden")}>
        <ArrowLeft aria-hidden className="size-5" />
        All conversations
      </Link>
      <span className="flex min-w-0 flex-1 basis-full items-center gap-3 sm:basis-0">
        <Avatar initials={initialsOf(member)} src={member.profileImageUrl} />
        <h2 className="min-w-0 truncate text-2xl">{name}</h2>
      </span>
      {stand ? <Resolve memberId={member.id} resolved={stand.resolvedAt !== null} /> : null}
    </header>
  );
}

function Resolve({ memberId, resolved }: { memberId: string; resolved: boolean }) {
  const resolve = useResolve(memberId);
  const Icon = resolved ? RotateCcw : CircleCheck;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon aria-hidden className="size-4.5" strokeWidth={1.75} />}
      busy={resolve.isPending}
      busyLabel="Saving…"
      onClick={() => resolve.mutate(!resolved)}
    >
      {resolved ? "Take up again" : "Resolve"}
    </Button>
  );
}
