export const MESSAGE_TYPES = ["general", "form_check", "substitution"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const MESSAGE_TYPE_NAMES: Record<MessageType, string> = {
  general: "General Question",
  form_check: "Form Check",
  substitution: "Exercise Substitution",
};

/** Kinds of drawings on a form check. */
export const SHAPE_KINDS = ["line", "angle", "circle"] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** Points per shape: a line's ends; an angle's arms around its vertex; a circle's centre and a point on its edge. */
export const SHAPE_POINTS: Record<ShapeKind, number> = { line: 2, angle: 3, circle: 2 };

/** Characters, unless said otherwise. */
export const MESSAGE_LIMITS = {
  content: 5000,
  remark: 500,
  /** Of the exercise that a question is about. */
  aboutName: 200,
  aboutSets: 500,
  /** Remarks of one reply. */
  remarks: 40,
  /** Shapes per remark. */
  shapes: 20,
  /** Seconds into a clip. */
  moment: 3600,
  savedTitle: 80,
  savedContent: 5000,
  /** Saved replies of the club. */
  savedReplies: 100,
  search: 100,
  /** The title of the training that a clip was filmed in. */
  training: 200,
  /** Of the last message, in the list of conversations. */
  preview: 160,
} as const;

/** Hours of waiting for an answer after which a member is marked. */
export const WAITING_HOURS = 24;

/** Minimum minutes between two mails to one side about new messages. */
export const MAIL_EVERY_MINUTES = 60;

/** Counts stop here; this value means "this or more". */
export const UNREAD_MOST = 100;

/** Filters of the inbox. `unanswered`: longest waiting first; `waiting`: those beyond `WAITING_HOURS`. */
export const INBOX_FILTERS = ["all", "unread", "unanswered", "waiting", "unresolved"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

export const MESSAGE_REFUSALS = {
  empty: "Please enter a message or upload media",
  content: `A message has at most ${MESSAGE_LIMITS.content} characters.`,
  type: "Choose what your message is about: general, form_check or substitution.",
  media: "A photo or a video goes with a form check.",
  to: "Choose a member to write to.",
  nobody: "There is no coach to write to yet.",
  reviewed: "Remarks belong to a photo or video that this member has sent.",
  aboutName: "Say which exercise it is about.",
  remark: "Say in words what you remark.",
  title: "Give the reply a name.",
  reply: "Write the reply.",
  wished: "Luck has been wished for this competition already, or it is not theirs any more.",
  tooManySaved: `At most ${MESSAGE_LIMITS.savedReplies} replies can be kept. Delete one first.`,
} as const;
