import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import type { SavedReply } from "../../../../worker/contract/messages";
import { useSavedReplies } from "../../../data/inbox";
import { writeInto } from "../../../lib/forms/write-into";
import { type ReplySearch, repliesFor, replySearchAt } from "./fill-reply";

/** Saved replies while typing: a semicolon opens them, the text after it filters, Enter inserts one. */
export function useReplyPicker(area: RefObject<HTMLTextAreaElement | null>, filled: (content: string) => string) {
  const listId = useId();
  const replies = useSavedReplies();
  const [asked, setAsked] = useState<ReplySearch | null>(null);
  const [marked, setMarked] = useState(0);
  /** The position of a semicolon at which the list was dismissed. */
  const [refused, setRefused] = useState<number | null>(null);
  const found = asked && asked.from !== refused ? repliesFor(replies.data ?? [], asked.search) : [];
  const at = Math.min(marked, found.length - 1);
  const isOpen = found.length > 0;

  function look({ currentTarget: { value, selectionStart, selectionEnd } }: { currentTarget: HTMLTextAreaElement }) {
    const next = selectionStart === selectionEnd ? replySearchAt(value, selectionEnd) : null;
    if (next?.from === asked?.from && next?.search === asked?.search) return;
    setAsked(next);
    setMarked(0);
    if (next === null) setRefused(null);
  }

  function pick(reply: SavedReply) {
    if (!area.current || !asked) return;
    const insert = filled(reply.content);
    const end = asked.from + insert.length;
    writeInto(area.current, { from: asked.from, to: asked.from + 1 + asked.search.length, insert, start: end, end });
    setAsked(null);
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const reply = found[at];
    if (event.key === "ArrowDown") setMarked((at + 1) % found.length);
    else if (event.key === "ArrowUp") setMarked((at + found.length - 1) % found.length);
    else if ((event.key === "Enter" || event.key === "Tab") && reply) pick(reply);
    else if (event.key === "Escape") setRefused(asked?.from ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    listId,
    found,
    at,
    pick,
    hasAny: (replies.data?.length ?? 0) > 0,
    optionId: (reply: SavedReply) => `${listId}-${reply.id}`,
    /** Props of the text area. */
    typing: {
      onKeyDown: keyDown,
      onSelect: look,
      onBlur: () => setAsked(null),
      "aria-autocomplete": "list",
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isOpen ? `${listId}-${found[at]?.id}` : undefined,
    },
  } as const;
}
