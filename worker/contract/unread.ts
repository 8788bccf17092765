/** Header of answers about the current user, with the unread counts, so that pages need no extra call. */
export const UNREAD_HEADER = "X-Unread";

export type UnreadCounts = { messages: number; notices: number; posts: number };

export const unreadText = ({ messages, notices, posts }: UnreadCounts) =>
  `messages=${messages}, notices=${notices}, posts=${posts}`;

/** Parses the header; null if missing or invalid. */
export function unreadOf(text: string | null): UnreadCounts | null {
  const [, ...counts] = /^messages=(\d{1,4}), notices=(\d{1,4}), posts=(\d{1,4})$/.exec(text ?? "") ?? [];
  const [messages, notices, posts] = counts.map(Number);
  return messages === undefined || notices === undefined || posts === undefined ? null : { messages, notices, posts };
}
