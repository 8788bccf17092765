export const REACTION_TYPES = ["support", "motivation", "fire"] as const;
export type ReactionType = (typeof REACTION_TYPES)[number];

export const REPORT_REASONS = ["harassment", "spam", "unsafe", "private", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reports by this many different paying members hide a post or comment until an admin has reviewed it. */
export const REPORTS_THAT_HIDE = 2;
/** Days until the report of a member who has not paid counts, and then half. */
export const SETTLED_DAYS = 7;

/** Characters, unless said otherwise. */
export const COMMUNITY_LIMITS = {
  post: 5000,
  comment: 2000,
  reportNote: 500,
  pinnedTitle: 200,
  pinnedContent: 5000,
  priorityMin: 1,
  priorityMax: 10,
  muteReason: 300,
  /** Days. */
  mute: 365,
  /** Bytes per page of the feed; what does not fit comes with the next page. */
  pageBytes: 64 * 1024,
  /** Reports of a post that the review shows, newest first. */
  reportsShown: 10,
  /** Most mentions in one post or comment. */
  mentions: 5,
  /** Most members proposed while a name is typed. */
  peopleOffered: 6,
  /** Characters of a search, and words of it that are used. */
  search: 100,
  searchWords: 5,
  /** Most pinned messages at a time. */
  pinned: 50,
} as const;

export const COMMUNITY_REFUSALS = {
  empty: "Write something, or add a photo or a video.",
  emptyComment: "Write something first.",
  post: `A post has at most ${COMMUNITY_LIMITS.post} characters.`,
  comment: `A comment has at most ${COMMUNITY_LIMITS.comment} characters.`,
  reaction: "Choose one of the reactions: support, motivation or fire.",
  reason: "Choose a reason.",
  ownPost: "This is your own post. You can edit or delete it.",
  ownComment: "This is your own comment. You can edit or delete it.",
  commentsFirst: "A comment under this post was reported too, and goes with it. Decide about the comment first.",
  pinned: "Title and content are required",
  tooManyPinned: `At most ${COMMUNITY_LIMITS.pinned} messages can be pinned. Delete one first.`,
  priority: "Priority is a whole number from 1 to 10",
} as const;
