import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { mediaUrlSchema } from "./media";
import {
  INBOX_FILTERS,
  MESSAGE_LIMITS as LIMITS,
  MESSAGE_TYPES,
  MESSAGE_REFUSALS as REFUSALS,
} from "./messages-limits";
import { pageQuerySchema } from "./paging";
import { cueSchema } from "./placed-cues";
import { progressEntrySchema } from "./progress";
import { remarkSchema } from "./remarks";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, writtenText } from "./texts";
import { loggedSetSchema } from "./training";
import { SET_LIMITS } from "./training-limits";

const required = (most: number, missing: string) =>
  writtenText(most, atMost(most), missing).pipe(anyText.min(1, missing));

const messageTypeSchema = z.enum(MESSAGE_TYPES, REFUSALS.type);

/** The set that a form check shows, as its member's training had it. */
export const filmedSetSchema = z.object({
  exercise: z
    .string("Name the lift.")
    .trim()
    .min(1, "Name the lift.")
    .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`),
  /** Its number, from 1. */
  set: wholeNumber.min(1).max(SET_LIMITS.setsPerExercise),
  /** As logged, else as prescribed; with sides apart. Empty if unknown. */
  done: z.array(loggedSetSchema).max(2, "A set has at most two sides."),
  training: writtenText(LIMITS.training, atMost(LIMITS.training)),
  /** The member's calendar day. */
  localDate: z.iso.date("This is not a date of the calendar."),
});
export type FilmedSet = z.infer<typeof filmedSetSchema>;

/** `GET /api/messages/recipient`: who reads the member's messages. */
export const recipientSchema = z.object({ id: anyText, firstName: anyText });
export type Recipient = z.infer<typeof recipientSchema>;

/** What a reply's remarks refer to; null once it is deleted. */
const reviewSchema = z.object({
  messageId: wholeNumber.nullable(),
  media: z.object({ mediaUrl: anyText, mediaType: z.enum(["image", "video"]) }).nullable(),
  remarks: z.array(remarkSchema),
});

/** The exercise that a question is about: its training, and its log at that time in words. */
const messageAboutSchema = z.object({
  exerciseName: required(LIMITS.aboutName, REFUSALS.aboutName),
  programId: wholeNumber
    .positive()
    .nullish()
    .transform((id) => id ?? null),
  dayOfWeek: wholeNumber
    .min(1)
    .max(7)
    .nullish()
    .transform((day) => day ?? null),
  workoutId: wholeNumber
    .positive()
    .nullish()
    .transform((id) => id ?? null),
  /** Null if nothing was logged yet. */
  sets: writtenText(LIMITS.aboutSets, atMost(LIMITS.aboutSets))
    .nullish()
    .transform((sets) => sets || null),
});
export type MessageAbout = z.output<typeof messageAboutSchema>;

/** `GET /api/messages`, `GET /api/messages/conversation/{id}`: newest first. */
export const messageSchema = z.object({
  id: wholeNumber,
  /** The member whose conversation it is part of. */
  conversationId: anyText,
  /** Null once its author has left. */
  fromUserId: anyText.nullable(),
  fromAdmin: z.boolean(),
  content: anyText,
  messageType: messageTypeSchema,
  mediaUrl: anyText.nullable(),
  mediaType: z.enum(["image", "video", "audio"]).nullable(),
  createdAt: isoInstant,
  /** Read by the other side. */
  isRead: z.boolean(),
  review: reviewSchema.nullable(),
  /** Only for a form check filmed from a set's row. */
  filmed: filmedSetSchema.optional(),
  /** Left out for messages about nothing in particular. */
  about: messageAboutSchema.optional(),
});
export type Message = z.infer<typeof messageSchema>;
export type Review = z.infer<typeof reviewSchema>;

/**
 * `POST /api/messages`, with an `Idempotency-Key`. `toUserId`, `sessionId`, `competitionId` and `review` apply to
 * admins only, `about` to members.
 */
export const newMessageSchema = z.object({
  content: writtenText(LIMITS.content, REFUSALS.content)
    .nullish()
    .transform((content) => content ?? ""),
  messageType: messageTypeSchema.nullish().transform((type) => type ?? "general"),
  mediaUrl: mediaUrlSchema.nullish(),
  /** Ignored: the file's content decides. */
  mediaType: anyText.max(100).nullish(),
  toUserId: anyText.max(200).nullish(),
  /** The set that the clip shows. For a member's form check only. */
  filmed: filmedSetSchema.nullish(),
  /** What the member did, if it is about that. */
  sessionId: wholeNumber.positive().nullish(),
  /** The competition of a good-luck wish; 409 `wished` the second time. */
  competitionId: wholeNumber.positive().nullish(),
  about: messageAboutSchema.nullish(),
  review: z
    .object({
      messageId: wholeNumber.positive(),
      remarks: z.array(remarkSchema).max(LIMITS.remarks, `At most ${LIMITS.remarks} remarks in one reply.`),
    })
    .nullish(),
});
export type NewMessage = z.output<typeof newMessageSchema>;

/**
 * `POST /api/messages/read`, `…/admin/conversations/{memberId}/read`, `…/community/seen`: marks all up to this id as
 * read.
 */
export const readMarkSchema = z.object({ upTo: wholeNumber.positive() });

/**
 * `GET /api/messages/unread`: a member's unread messages, or an admin's unread conversations. `posts`: others'
 * community posts since the last visit. Both up to `UNREAD_MOST`.
 */
const unreadSchema = z.object({ count: wholeNumber, posts: wholeNumber });
export type Unread = z.infer<typeof unreadSchema>;

/** `GET /api/admin/conversations`: latest message first; unanswered ones by longest wait. */
export const inboxQuerySchema = pageQuerySchema.extend({
  filter: z.enum(INBOX_FILTERS, `Filter by ${INBOX_FILTERS.join(", ")}.`).optional(),
  type: messageTypeSchema.optional(),
  search: anyText.trim().max(LIMITS.search, `Search for at most ${LIMITS.search} characters.`).optional(),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

const personSchema = z.object({
  id: anyText,
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  profileImageUrl: anyText.nullable(),
});

const standSchema = z.object({
  /** Type of the member's latest message. */
  topic: messageTypeSchema,
  unread: wholeNumber,
  /** Time of the oldest unanswered message. */
  waitingSince: isoInstant.nullable(),
  resolvedAt: isoInstant.nullable(),
});

export const conversationSchema = standSchema.extend({
  member: personSchema,
  lastMessage: z.object({
    id: wholeNumber,
    /** Its beginning. */
    content: anyText,
    messageType: messageTypeSchema,
    mediaType: z.enum(["image", "video", "audio"]).nullable(),
    fromAdmin: z.boolean(),
    createdAt: isoInstant,
  }),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** `GET /api/admin/conversations/{memberId}`: the member; `stand` is null before the first message. */
export const memberPanelSchema = z.object({
  member: personSchema.extend({ joinedAt: isoInstant, timeZone: anyText }),
  stand: standSchema.nullable(),
  membership: z
    .object({
      status: anyText,
      isTrial: z.boolean(),
      plan: anyText.nullable(),
      currentPeriodEnd: isoInstant,
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  stats: z.object({ workoutsCompleted: z.number(), currentStreak: z.number(), monthlyWorkouts: z.number() }),
  lastWorkouts: z.array(progressEntrySchema),
  /** The member's open cues; left out without any. */
  cues: z.array(cueSchema).optional(),
});
export type MemberPanel = z.infer<typeof memberPanelSchema>;

/** `PUT /api/admin/conversations/{memberId}/resolution`. The member's next message reopens it. */
export const resolutionSchema = z.object({ resolved: z.boolean("Say whether it is resolved.") });

/** `GET`, `POST /api/admin/saved-replies`, `PUT …/{id}`; sorted by title. */
export const savedReplyInputSchema = z.object({
  title: required(LIMITS.savedTitle, REFUSALS.title),
  content: required(LIMITS.savedContent, REFUSALS.reply),
});
export type SavedReplyInput = z.output<typeof savedReplyInputSchema>;
export const savedReplySchema = z.object({
  id: wholeNumber,
  title: anyText,
  content: anyText,
  updatedAt: isoInstant,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** `GET /api/messages/search?search=`, `GET /api/admin/conversations/{id}/search?search=`: newest first. */
export const messageSearchSchema = pageQuerySchema.extend({
  search: anyText.trim().min(2, "Search for at least two letters.").max(LIMITS.search, atMost(LIMITS.search)),
});
export type MessageSearch = z.infer<typeof messageSearchSchema>;
const foundMessageSchema = z.object({
  id: wholeNumber,
  fromAdmin: z.boolean(),
  /** The text around the first searched word. */
  excerpt: anyText,
  createdAt: isoInstant,
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;
