import { ArrowLeft, CircleCheck, Crosshair, Info, MessageSquareText, RotateCcw } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import type { MemberPanel as Panel } from "../../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import { type ConversationSide, memberConversation } from "../../../data/conversation";
import { useResolve } from "../../../data/inbox";
import { useMessages } from "../../../data/messages";
import { Avatar } from "../../../ui/avatar";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { History } from "../history";
import { EMPTY_DRAFT, messageDrafts } from "../message-draft";
import { MessageForm } from "../message-form";
import { MessageSearchButton, useMessageSearch } from "../message-search-button";
import { useConversationLive, useReadMark } from "../use-conversation-live";
import { useOutgoing } from "../use-outgoing";
import { fillReply } from "./fill-reply";
import { initialsOf, nameOf } from "./inbox-list";
import { ReplyList } from "./reply-list";
import { SavedRepliesDialog } from "./saved-replies-dialog";
import { useReplyPicker } from "./use-reply-picker";

type ConversationPaneProps = {
  user: CurrentUser;
  panel: Panel;
  /** The prefilled reply, if nothing is written yet. */
  text: string | null;
  backTo: string;
  checkAddress: (messageId: number) => string;
  /** The address of the member's details, if they are not shown beside. */
  aboutTo: string;
  replyRef: RefObject<HTMLTextAreaElement | null>;
  /** Opened to reply. */
  answering: boolean;
  /** Whether the saved replies are shown, and a function to change that. */
  replies: readonly [open: boolean, change: (open: boolean) => void];
};

/** A conversation with its messages and the reply. */
export function ConversationPane(props: ConversationPaneProps) {
  const { user, panel, text, backTo, checkAddress, aboutTo, replyRef, answering } = props;
  const { member, stand } = panel;
  const name = nameOf(member);
  const conversation = useMemo(() => memberConversation(user, member.id, name), [user, member.id, name]);
  const messages = useMessages(conversation);
  const outgoing = useOutgoing(conversation);
  useConversationLive(conversation);
  useReadMark(conversation, messages.data);
  const [searching, setSearching] = useState(false);
  const closeSearch = useCallback(() => setSearching(false), []);
  const Search = useMessageSearch(searching, closeSearch);
  const drafts = messageDrafts(member.id);
  useEffect(() => {
    if (text && !drafts.read(user.id)?.content) {
      drafts.save(user.id, { ...EMPTY_DRAFT, content: text.slice(0, MESSAGE_LIMITS.content) });
    }
  }, [text, drafts, user.id]);
  useEffect(() => {
    if (answering) replyRef.current?.focus();
  }, [answering, replyRef]);
  return (
    <section aria-label={`Conversation with ${name}`} className="flex h-full min-h-0 min-w-0 flex-col">
      <ConversationHeader
        backTo={backTo}
        aboutTo={aboutTo}
        member={member}
        name={name}
        stand={stand}
        search={<MessageSearchButton open={searching} onToggle={() => setSearching(!searching)} />}
      />
      {searching && Search ? <Search conversation={conversation} messages={messages} onClose={closeSearch} /> : null}
      <History
        conversation={conversation}
        messages={messages}
        outgoing={outgoing}
        emptyText={`Nothing was written yet. ${member.firstName || "This member"} is told by mail when you write.`}
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
      <ReplyBox {...props} conversation={conversation} outgoing={outgoing} />
    </section>
  );
}

type ReplyBoxProps = ConversationPaneProps & {
  conversation: ConversationSide;
  outgoing: ReturnType<typeof useOutgoing>;
};

/** The reply form with the saved replies. */
function ReplyBox({ user, panel, replyRef, replies, conversation, outgoing }: ReplyBoxProps) {
  const [repliesOpen, setReplies] = replies;
  const { member, stand, stats, lastWorkouts } = panel;
  const drafts = messageDrafts(member.id);
  const lastTraining = lastWorkouts[0]?.title ?? null;
  const filled = (content: string) =>
    fillReply(content, { ...member, currentStreak: stats.currentStreak, lastTraining });
  const picker = useReplyPicker(replyRef, filled);

  function insert(content: string) {
    const draft = drafts.read(user.id) ?? EMPTY_DRAFT;
    const reply = filled(content);
    const joined = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${reply}` : reply;
    drafts.save(user.id, { ...draft, content: joined.slice(0, MESSAGE_LIMITS.content) });
  }

  return (
    <>
      <div className="max-h-[60dvh] shrink-0 border-line border-t bg-raised p-3 sm:px-5">
        <MessageForm
          conversation={conversation}
          label={`Reply to ${conversation.otherName}`}
          placeholder={picker.hasAny ? "Write a reply, or ; for a saved one" : "Write a reply"}
          textRef={replyRef}
          typing={picker.typing}
          over={<ReplyList picker={picker} />}
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
      </div>
      <SavedRepliesDialog
        open={repliesOpen}
        onOpenChange={setReplies}
        written={drafts.read(user.id)?.content.trim() ?? ""}
        onInsert={insert}
      />
    </>
  );
}

type ConversationHeaderProps = Pick<ConversationPaneProps, "backTo" | "aboutTo"> &
  Pick<Panel, "member" | "stand"> & { name: string; search: ReactNode };

function ConversationHeader({ backTo, aboutTo, member, name, stand, search }: ConversationHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it replaces the pressed row.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.checkVisibility() === false)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-3 py-2 sm:px-5">
      <Link
        to={backTo}
        aria-label="All conversations"
        title="All conversations"
        className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 lg:hidden")}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <Avatar initials={initialsOf(member)} src={member.profileImageUrl} size="sm" />
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate">
        {name}
      </h2>
      {search}
      <Link
        to={aboutTo}
        aria-label={`About ${name}`}
        title={`About ${name}`}
        className={cx(buttonClass({ variant: "quiet", size: "sm" }), "xl:hidden")}
      >
        <Info aria-hidden className="size-5" strokeWidth={1.75} />
      </Link>
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
      <span className="max-sm:sr-only">{resolved ? "Take up again" : "Resolve"}</span>
    </Button>
  );
}
