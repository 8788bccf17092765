import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FoundMessage } from "../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { messageSearchQuery, type useMessages } from "../../data/messages";
import { exactTime } from "../../lib/format/format";
import { useSettled } from "../../lib/forms/use-settled";
import { listState } from "../../lib/http/list-state";
import { FoundText } from "../../shell/found-text";
import { Field, FieldError } from "../../ui/field";
import { GrowingList } from "../../ui/growing-list";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TextInput } from "../../ui/text-input";

const LEAST = 2;
/** The most earlier pages fetched to reach a message. */
const PAGES_MOST = 100;

type MessageSearchProps = {
  conversation: ConversationSide;
  messages: ReturnType<typeof useMessages>;
  onClose: () => void;
};

/** Searches one conversation; a result leads to its place in it. */
export function MessageSearch({ conversation, messages, onClose }: MessageSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const asked = useSettled(typed.trim());
  const query = useInfiniteQuery({ ...messageSearchQuery(conversation, asked), enabled: asked.length >= LEAST });
  const { goTo, going, failed } = useGoTo(messages, onClose);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className="grid max-h-[60%] shrink-0 grid-cols-1 content-start gap-3 overflow-y-auto border-line border-b bg-raised p-4 sm:px-5">
      <Field label="Search this conversation" help={typed.trim().length === 1 ? "Two letters at least." : undefined}>
        <TextInput
          ref={field}
          type="search"
          maxLength={MESSAGE_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && typed === "" && onClose()}
        />
      </Field>
      {failed ? <FieldError>That message could not be reached. Please try again.</FieldError> : null}
      {asked.length < LEAST ? null : query.isPending ? (
        <SkeletonGroup label="Searching" className="grid gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      ) : (
        <GrowingList
          {...listState(query)}
          empty={<p className="text-muted">Nothing with these words. Fewer or other words may find it.</p>}
        >
          {(found) => (
            <ul aria-label="Found" className="divide-y divide-line">
              {found.map((each) => (
                <li key={each.id}>
                  <button
                    type="button"
                    disabled={going}
                    onClick={() => void goTo(each)}
                    className="grid min-h-12 w-full cursor-pointer grid-cols-1 gap-0.5 py-3 text-left hover:bg-sunken disabled:cursor-progress"
                  >
                    <span className="text-muted text-sm">
                      {each.fromAdmin === (conversation.side === "admin") ? "You" : conversation.otherName},{" "}
                      {exactTime(each.createdAt)}
                    </span>
                    <span className="wrap-anywhere">
                      <FoundText asked={asked}>{each.excerpt}</FoundText>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </search>
  );
}

/** Fetches earlier pages until a message is loaded, then scrolls to it and focuses it. */
function useGoTo(messages: ReturnType<typeof useMessages>, onThere: () => void) {
  const [target, setTarget] = useState<FoundMessage | null>(null);
  const [failed, setFailed] = useState(false);
  const isThere = target !== null && messages.data?.some(({ id }) => id === target.id);
  useEffect(() => {
    if (!target || !isThere) return;
    const place = document.querySelector(`[data-from-end] time[datetime="${target.createdAt}"]`)?.closest("article");
    onThere();
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView({ block: "center" });
    place.focus({ preventScroll: true });
  }, [target, isThere, onThere]);
  const goTo = async (found: FoundMessage) => {
    setFailed(false);
    setTarget(found);
    let { data, hasNextPage } = messages as { data: typeof messages.data; hasNextPage: boolean };
    for (let page = 0; page < PAGES_MOST && !data?.some(({ id }) => id === found.id) && hasNextPage; page++) {
      ({ data, hasNextPage } = await messages.fetchNextPage());
    }
    if (!data?.some(({ id }) => id === found.id)) {
      setTarget(null);
      setFailed(true);
    }
  };
  return { goTo, going: target !== null, failed };
}
