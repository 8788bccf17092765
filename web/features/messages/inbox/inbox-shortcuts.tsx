import { useEffect, useRef } from "react";
import { type SingleKey, useSingleKeys } from "../../../shell/use-single-keys";

type Actions = {
  next: () => void;
  previous: () => void;
  unanswered: () => void;
  reply: () => void;
  saved: () => void;
  resolve: () => void;
  search: () => void;
  /** One step back: out of the field, then out of the conversation. */
  back: (from: HTMLElement) => void;
};

const KEYS: readonly SingleKey<Exclude<keyof Actions, "back">>[] = [
  ["j", "next", "next conversation"],
  ["k", "previous", "previous conversation"],
  ["n", "unanswered", "who waits longest for an answer"],
  ["r", "reply", "write a reply"],
  [";", "saved", "answer with a saved reply"],
  ["e", "resolve", "resolve, or take up again"],
  ["/", "search", "search"],
];
const OTHERS = [
  ["Enter", "open the conversation in focus"],
  ["Ctrl Enter", "send"],
  ["Esc", "leave the field, then the conversation"],
] as const;

/** Single-key shortcuts of the inbox, listed in the shortcuts' dialog. */
export function InboxShortcuts({ userId, actions }: { userId: string; actions: Actions }) {
  useSingleKeys({ userId, keys: KEYS, others: OTHERS, actions });
  const back = useRef(actions.back);
  useEffect(() => {
    back.current = actions.back;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Escape" || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (!target.closest("[role=dialog], [role=alertdialog], [role=menu], [data-own-keys]")) back.current(target);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}
