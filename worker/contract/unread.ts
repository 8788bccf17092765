/** On the answers that tell who is here: how much waits to be read, so that no page has to ask for it. */
export const UNREAD_HEADER = "X-Unread";

export type UnreadCounts = { messages: number; notices: number; posts: number };

export const unreadText = ({ messages, notices, posts }: UnreadCounts) =>
  `messages=${messages}, notices=${notices}, posts=${posts}`;

/** What the header says; null without it, or for anything else. */
export function unreadOf(text: string | null): UnreadCounts | null {
  const [, ...counts] = /^messages=(\d{1,4}), notices=(\d{1,4}), posts=(\d{1,4})$/.exec(text ?? "") ?? [];
  const [messages, notices, posts] = counts.map(Number);
  return messages === undefined || notices === undefined || posts === undefined ? null : { messages, notices, posts };
}
