import { SingleKeys } from "../../../shell/single-keys";
import type { SingleKey } from "../../../shell/use-single-keys";

type Actions = { next: () => void; previous: () => void; reply: () => void; resolve: () => void; search: () => void };

const KEYS: readonly SingleKey<keyof Actions>[] = [
  ["j", "next", "next conversation"],
  ["k", "previous", "previous conversation"],
  ["r", "reply", "write a reply"],
  ["e", "resolve", "resolve, or take up again"],
  ["/", "search", "search"],
];
const OTHERS = [["Ctrl Enter", "send"]] as const;

/** Single keys for the inbox. */
export const InboxShortcuts = ({ userId, actions }: { userId: string; actions: Actions }) => (
  <SingleKeys userId={userId} keys={KEYS} others={OTHERS} actions={actions} />
);
