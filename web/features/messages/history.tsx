import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Message } from "../../../worker/contract/messages";
import type { ConversationSide } from "../../data/conversation";
import type { useMessages } from "../../data/messages";
import { dateFormat } from "../../lib/format/date-format";
import { calendarDay } from "../../lib/format/format";
import { listState } from "../../lib/http/list-state";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { ShowMore } from "../../ui/show-more";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { AboutCard } from "./about-card";
import { Bubble } from "./bubble";
import { ReviewedClip } from "./clip/reviewed-clip";
import { FilmedCard } from "./filmed-card";
import { KeptClip } from "./kept-clip";
import { MessageMedia } from "./message-media";
import type { ShownOutgoing, useOutgoing } from "./use-outgoing";
import { useSoughtMessage } from "./use-sought-message";

type HistoryProps = {
  conversation: ConversationSide;
  messages: ReturnType<typeof useMessages>;
  outgoing: ReturnType<typeof useOutgoing>;
  emptyText: string;
  /** Shown below a message's text, such as its actions. */
  actions?: (message: Message) => ReactNode;
};

/** A conversation's messages in a box that scrolls by itself and stays at the newest. */
export function History({ conversation, messages, outgoing, emptyText, actions }: HistoryProps) {
  const { data, isPending } = messages;
  const { failed, more } = listState(messages);
  const count = (data?.length ?? 0) + outgoing.items.length;
  const box = useNewestInSight({
    isThere: data !== undefined,
    newest: data?.at(-1)?.id,
    unsent: outgoing.items.length,
    oldest: data?.[0]?.id,
  });
  useSoughtMessage(box, messages);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Conversation History"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      data-from-end
    >
      {isPending ? (
        <Loading />
      ) : !data ? (
        failed.error === null ? null : (
          <ErrorState onRetry={failed.onRetry} retrying={failed.busy}>
            {failed.error}
          </ErrorState>
        )
      ) : (
        <div className="grid min-h-full grid-cols-1 content-end gap-5 p-4 sm:p-5">
          {more ? <ShowMore label="Show earlier messages" size="md" {...more} /> : null}
          {count === 0 ? <p className="m-auto max-w-64 text-center text-muted">{emptyText}</p> : null}
          {data.map((message, index) => (
            <Fragment key={message.id}>
              <NewDay at={message.createdAt} before={data[index - 1]?.createdAt} />
              <Sent
                conversation={conversation}
                message={message}
                isLastOwn={
                  isOwn(conversation, message) && !data.slice(index + 1).some((later) => isOwn(conversation, later))
                }
              >
                {actions?.(message)}
              </Sent>
            </Fragment>
          ))}
          {outgoing.items.map((item, index) => (
            <Fragment key={item.key}>
              <NewDay
                at={new Date(item.at).toISOString()}
                before={index > 0 ? new Date(outgoing.items[index - 1]?.at ?? 0).toISOString() : data.at(-1)?.createdAt}
              />
              <Unsent
                userId={conversation.userId}
                item={item}
                onRetry={() => outgoing.retry(item)}
                onDiscard={() => outgoing.discard(item)}
              />
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

const isOwn = (conversation: ConversationSide, { fromAdmin }: Message) => fromAdmin === (conversation.side === "admin");

/** A separator where a new day begins in the reader's time zone. */
function NewDay({ at, before }: { at: string; before: string | undefined }) {
  const day = dayAt(at);
  if (before !== undefined && dayAt(before) === day) return null;
  const today = Date.now();
  const name =
    day === dayAt(new Date(today).toISOString())
      ? "Today"
      : day === dayAt(new Date(today - DAY_MS).toISOString())
        ? "Yesterday"
        : calendarDay(day);
  return (
    <p className="flex items-center gap-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={day}>{name}</time>
    </p>
  );
}

const DAY_MS = 86_400_000;

/** Returns `2026-11-23`. */
function dayAt(iso: string): string {
  const parts = dateFormat({ year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(new Date(iso));
  const of = (type: "year" | "month" | "day") => parts.find((part) => part.type === type)?.value;
  return `${of("year")}-${of("month")}-${of("day")}`;
}

type SentProps = { conversation: ConversationSide; message: Message; isLastOwn: boolean; children?: ReactNode };

function Sent({ conversation, message, isLastOwn, children }: SentProps) {
  const { id, fromUserId, fromAdmin, content, messageType, mediaUrl, mediaType, createdAt, review, filmed, about } =
    message;
  const own = isOwn(conversation, message);
  const other = fromAdmin ? "Admin" : conversation.otherName;
  const author = own && (conversation.side === "member" || fromUserId === conversation.userId) ? "You" : other;
  const hasBody = Boolean(mediaUrl || review || about || children);
  return (
    <Bubble
      id={id}
      own={own}
      author={author}
      messageType={messageType}
      content={content}
      at={createdAt}
      wide={review !== null}
      status={own && isLastOwn ? <span>{message.isRead ? "Read" : "Sent"}</span> : null}
    >
      {hasBody ? (
        <>
          {filmed ? <FilmedCard filmed={filmed} /> : null}
          {about ? <AboutCard about={about} /> : null}
          {mediaUrl && mediaType ? (
            <MessageMedia mediaUrl={mediaUrl} mediaType={mediaType} by={author === "You" ? "you" : author} />
          ) : null}
          {review ? (
            <div className="-mx-1 rounded-sm bg-raised p-2 text-ink">
              <ReviewedClip review={review} />
            </div>
          ) : null}
          {children}
        </>
      ) : null}
    </Bubble>
  );
}

type UnsentProps = { userId: string; item: ShownOutgoing; onRetry: () => void; onDiscard: () => void };

function Unsent({ userId, item, onRetry, onDiscard }: UnsentProps) {
  const { content, messageType, media, review, at, failure, isSending, filmed, about, clip } = item;
  return (
    <Bubble
      own
      author="You"
      messageType={messageType}
      content={content}
      at={new Date(at).toISOString()}
      status={isSending ? <span>Sending…</span> : null}
    >
      {about ? <AboutCard about={about} /> : null}
      {filmed ? <FilmedCard filmed={filmed} /> : null}
      {clip ? <KeptClip userId={userId} messageKey={item.key} /> : null}
      {media && !clip ? <MessageMedia mediaUrl={media.mediaUrl} mediaType={media.mediaType} by="you" /> : null}
      {review ? <p className="text-sm">With {review.remarks.length} remarks on the form check.</p> : null}
      {isSending ? null : (
        <div role="alert" className="grid justify-items-start gap-2 rounded-sm bg-danger-soft p-3 text-ink">
          <p className="text-sm">Not sent. {failure ?? "The page was left before it arrived."}</p>
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Discard
            </Button>
          </span>
        </div>
      )}
    </Bubble>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading messages" className="grid h-full content-end gap-5 p-4 sm:p-5">
      <Skeleton className="h-16 w-3/5" />
      <Skeleton className="ml-auto h-12 w-1/2" />
      <Skeleton className="h-20 w-2/3" />
    </SkeletonGroup>
  );
}

const NEAR = 120;

type Shown = { isThere: boolean; newest: number | undefined; unsent: number; oldest: number | undefined };

/** Stays at the newest message if the reader is there; otherwise keeps their position. */
function useNewestInSight({ isThere, newest, unsent, oldest }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const first = useRef<number | undefined>(undefined);
  useEffect(() => {
    const element = box.current;
    const inside = isThere ? element?.firstElementChild : null;
    if (!element || !inside) return;
    const note = () => {
      fromEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight;
    };
    element.addEventListener("scroll", note, { passive: true });
    // A loaded picture changes the height.
    const grown = new ResizeObserver(() => {
      if (fromEnd.current <= NEAR) element.scrollTop = element.scrollHeight;
    });
    grown.observe(inside);
    return () => {
      element.removeEventListener("scroll", note);
      grown.disconnect();
    };
  }, [isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when messages have come at either end.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const earlier = first.current !== undefined && oldest !== undefined && oldest < first.current;
    first.current = oldest;
    if (earlier) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd.current;
    else if (fromEnd.current <= NEAR) element.scrollTop = element.scrollHeight;
  }, [newest, unsent, oldest]);
  return box;
}
