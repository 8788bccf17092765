import { z } from "zod";
import { adminUserSchema, freeReasonSchema } from "./billing";
import { USER_SEARCH_MAX_LENGTH } from "./billing-limits";
import { competitionSchema } from "./competitions";
import {
  ATTENTION_KINDS,
  DIRECTIONS,
  MEMBER_ORDERS,
  MEMBER_STATUSES,
  MEMBERS_CHOSEN_MAX,
  MEMBERS_PAGE_MAX,
  NOTE_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
} from "./members-limits";
import { pageQuerySchema } from "./paging";
import { PAGE_DEFAULT } from "./paging-limits";
import { cueSchema } from "./placed-cues";
import { PROGRAM_STATUSES } from "./programs-limits";
import { activitySchema, progressEntrySchema, userStatsSchema } from "./progress";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const instant = isoInstant;

/** A coach's tag for a member. Commas separate tags when typed. */
const tagSchema = anyText
  .trim()
  .min(1, "A tag needs a word.")
  .max(TAG_MAX_LENGTH, `A tag has at most ${TAG_MAX_LENGTH} characters.`)
  .regex(/^[^,;\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "A tag has no commas, semicolons or line breaks.");
export const tagsSchema = z.array(tagSchema).max(TAGS_MAX, `At most ${TAGS_MAX} tags.`);
const chosen = z
  .array(anyText.min(1).max(64))
  .min(1, "Choose somebody first.")
  .max(MEMBERS_CHOSEN_MAX, `Choose at most ${MEMBERS_CHOSEN_MAX} at once.`);

const filters = {
  search: anyText.trim().max(USER_SEARCH_MAX_LENGTH).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  role: z.enum(["user", "coach", "admin"]).optional(),
  tag: tagSchema.optional(),
  sort: z.enum(MEMBER_ORDERS).default("joined"),
  /** Defaults by order: newest and last trained first, names from A to Z. */
  dir: z.enum(DIRECTIONS).optional(),
};
/** `GET /api/admin/users?search=&status=&role=&tag=&sort=&dir=`: all users, newest first by default. */
export const membersQuerySchema = pageQuerySchema.extend({
  ...filters,
  limit: z.coerce
    .number()
    .catch(PAGE_DEFAULT)
    .transform((n) => Math.min(MEMBERS_PAGE_MAX, Math.max(1, Math.trunc(n) || PAGE_DEFAULT)))
    .default(PAGE_DEFAULT),
});
export type MembersQuery = z.infer<typeof membersQuerySchema>;

/** A member in the list: identity, payment state and training. */
export const memberRowSchema = adminUserSchema.extend({
  tags: z.array(anyText),
  /** The date of the last completion, in the member's zone. */
  lastTrainedOn: z.iso.date().nullable(),
  /** The streak as their dashboard shows it, over at most `STREAK_LISTED` training days. */
  streak: wholeNumber,
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** `GET /api/admin/members/export`: the filtered users, or those of them in `ids`, comma-separated. */
export const memberExportQuerySchema = z.object({
  ...filters,
  ids: anyText
    .transform((ids) => ids.split(","))
    .pipe(chosen)
    .optional(),
});
export type MemberExportQuery = z.infer<typeof memberExportQuerySchema>;

/** `PUT /api/admin/users/{id}/tags`: replaces all tags of a member. */
export const memberTagsSchema = z.object({ tags: tagsSchema });
export type MemberTags = z.infer<typeof memberTagsSchema>;
/** `POST /api/admin/members/tags` */
export const tagMembersSchema = z.object({ ids: chosen, add: tagsSchema.default([]), remove: tagsSchema.default([]) });
export type TagMembers = z.infer<typeof tagMembersSchema>;
/** `POST /api/admin/members/free-time`: until the end of that day in the club's zone; never shortens anybody's time. */
export const freeTimeForManySchema = z.object({
  ids: chosen,
  until: z.iso.date("Choose a day."),
  reason: freeReasonSchema,
});
export type FreeTimeForMany = z.infer<typeof freeTimeForManySchema>;
/** Answer of bulk calls: number of changed members. */
const manyChangedSchema = z.object({ changed: wholeNumber });
export type ManyChanged = z.infer<typeof manyChangedSchema>;

/** `GET /api/admin/attention/members?kind=`: the longest waiting first. */
export const memberAttentionQuerySchema = pageQuerySchema.extend({ kind: z.enum(ATTENTION_KINDS) });
export type MemberAttentionQuery = z.infer<typeof memberAttentionQuerySchema>;
const waitingMemberSchema = z.object({
  kind: z.enum(ATTENTION_KINDS),
  /** Idle, unpaid or unanswered since; for a trial, its end. */
  at: instant,
  user: adminUserSchema,
});
export type WaitingMember = z.infer<typeof waitingMemberSchema>;
/** `GET /api/admin/attention/members/counts`: up to `ATTENTION_MOST` each. */
const memberAttentionSchema = z.object({
  idle: wholeNumber,
  trial: wholeNumber,
  past_due: wholeNumber,
  unanswered: wholeNumber,
});
export type MemberAttention = z.infer<typeof memberAttentionSchema>;

/** `GET /api/admin/users/{id}` */
export const memberDetailSchema = z.object({
  user: adminUserSchema,
  timeZone: anyText,
  tags: z.array(anyText),
  /** Number of open sessions, up to 100. */
  sessions: wholeNumber,
  stats: userStatsSchema,
  weeks: activitySchema.shape.weeks,
  /** The newest completions. */
  workouts: z.array(progressEntrySchema),
  /** Open cues; left out without any. */
  cues: z.array(cueSchema).optional(),
  conversation: z.object({ unread: wholeNumber, waitingSince: instant.nullable() }).nullable(),
  /** The member's private weeks, latest first. */
  programs: z.array(
    z.object({
      id: wholeNumber,
      title: anyText,
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      status: z.enum(PROGRAM_STATUSES),
    }),
  ),
  /** Their next competitions, if any. */
  competitions: z.array(competitionSchema).optional(),
  /**
   * Whether they wait for the coach's go-ahead, if they have begun their first week. Answers have a call of their own.
   */
  firstWeek: z.object({ waits: z.boolean() }).optional(),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

/** `POST /api/admin/users/{id}/sign-out`: the number of sessions ended. */
const signedOutSchema = z.object({ ended: wholeNumber });
export type SignedOut = z.infer<typeof signedOutSchema>;

/** `POST /api/admin/users/{id}/notes`, `PUT /api/admin/notes/{id}` */
export const memberNoteInputSchema = z.object({
  content: anyText
    .trim()
    .min(1, "Write something first.")
    .max(NOTE_MAX_LENGTH, `At most ${NOTE_MAX_LENGTH} characters.`),
});
export type MemberNoteInput = z.infer<typeof memberNoteInputSchema>;
const memberNoteSchema = z.object({
  id: wholeNumber,
  /** Null once the author has left. */
  author: z.object({ id: anyText, name: anyText }).nullable(),
  content: anyText,
  createdAt: instant,
  updatedAt: instant,
});
export type MemberNote = z.infer<typeof memberNoteSchema>;
