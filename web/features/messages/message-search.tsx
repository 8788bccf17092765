import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FoundMessage } from "../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import type { ConversationSide } from "../../data/conversation";
import { messageSearchQuery, type useMessages } from "../../data/messages";
import { exactTime } from "../../lib/format/format";
import { FoundText } from "../../shell/found-text";
import { useWords, WordSearch } from "../../shell/word-search";
import { FieldError } from "../../ui/field";

/** The most earlier pages fetched to reach a message. */
const PAGES_MOST = 100;

type MessageSearchProps = {
  conversation: ConversationSide;
  messages: ReturnType<typeof useMessages>;
  onClose: () => void;
};

/** Searches one conversation; a result leads to its place in it. */
export function MessageSearch({ conversation, messages, onClose }: MessageSearchProps) {
  const words = useWords();
  const { asked, enabled } = words;
  const found = useInfiniteQuery({ ...messageSearchQuery(conversation, asked), enabled });
  const { goTo, going, failed } = useGoTo(messages, onClose);
  const row = (each: FoundMessage) => (
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
  );
  return (
    <WordSearch
      label="Search this conversation"
      maxLength={MESSAGE_LIMITS.search}
      words={words}
      found={found}
      row={row}
      bar="h-14 w-full"
      onClose={onClose}
      className="grid max-h-[60%] shrink-0 grid-cols-1 content-start gap-3 overflow-y-auto border-line border-b bg-raised p-4 sm:px-5"
    >
      {failed ? <FieldError>That message could not be reached. Please try again.</FieldError> : null}
    </WordSearch>
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
