/** On the answers that tell who is here: how much waits to be read, so that no page has to ask for it. */
export const UNREAD_HEADER = "X-Unread";

export type UnreadCounts = { messages: number; notices: number };

export const unreadText = ({ messages, notices }: UnreadCounts) => `messages=${messages}, notices=${notices}`;

/** What the header says; null without it, or for anything else. */
export function unreadOf(text: string | null): UnreadCounts | null {
  const [, messages, notices] = /^messages=(\d{1,4}), notices=(\d{1,4})$/.exec(text ?? "") ?? [];
  return messages && notices ? { messages: Number(messages), notices: Number(notices) } : null;
}
