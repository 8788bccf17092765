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

const instant = z.iso.datetime();

/** A coach's word for a member. Commas part them where they are typed. */
const tagSchema = z
  .string()
  .trim()
  .min(1, "A tag needs a word.")
  .max(TAG_MAX_LENGTH, `A tag has at most ${TAG_MAX_LENGTH} characters.`)
  .regex(/^[^,;\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "A tag has no commas, semicolons or line breaks.");
export const tagsSchema = z.array(tagSchema).max(TAGS_MAX, `At most ${TAGS_MAX} tags.`);
const chosen = z
  .array(z.string().min(1).max(64))
  .min(1, "Choose somebody first.")
  .max(MEMBERS_CHOSEN_MAX, `Choose at most ${MEMBERS_CHOSEN_MAX} at once.`);

const filters = {
  search: z.string().trim().max(USER_SEARCH_MAX_LENGTH).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  role: z.enum(["user", "coach", "admin"]).optional(),
  tag: tagSchema.optional(),
  sort: z.enum(MEMBER_ORDERS).default("joined"),
  /** Without one each order has its own: who is newest and who trained last come first, names from A to Z. */
  dir: z.enum(DIRECTIONS).optional(),
};
/** `GET /api/admin/users?search=&status=&role=&tag=&sort=&dir=`: everybody, newest first unless another order is asked for. */
export const membersQuerySchema = pageQuerySchema.extend({
  ...filters,
  limit: z.coerce
    .number()
    .catch(PAGE_DEFAULT)
    .transform((n) => Math.min(MEMBERS_PAGE_MAX, Math.max(1, Math.trunc(n) || PAGE_DEFAULT)))
    .default(PAGE_DEFAULT),
});
export type MembersQuery = z.infer<typeof membersQuerySchema>;

/** A member in the list: who they are, what is paid, and how they train. */
export const memberRowSchema = adminUserSchema.extend({
  tags: z.array(z.string()),
  /** The last day on which something was finished, by their own calendar. */
  lastTrainedOn: z.iso.date().nullable(),
  /** As their dashboard counts it, over at most `STREAK_LISTED` training days. */
  streak: z.number().int(),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** `GET /api/admin/members/export`: those whom the list shows, or of them `ids`, with commas between. */
export const memberExportQuerySchema = z.object({
  ...filters,
  ids: z
    .string()
    .transform((ids) => ids.split(","))
    .pipe(chosen)
    .optional(),
});
export type MemberExportQuery = z.infer<typeof memberExportQuerySchema>;

/** `PUT /api/admin/users/{id}/tags`: all that the member is called by from now on. */
export const memberTagsSchema = z.object({ tags: tagsSchema });
export type MemberTags = z.infer<typeof memberTagsSchema>;
/** `POST /api/admin/members/tags` */
export const tagMembersSchema = z.object({ ids: chosen, add: tagsSchema.default([]), remove: tagsSchema.default([]) });
export type TagMembers = z.infer<typeof tagMembersSchema>;
/** `POST /api/admin/members/free-time`: to the end of that day of the club's; nobody's time becomes shorter. */
export const freeTimeForManySchema = z.object({
  ids: chosen,
  until: z.iso.date("Choose a day."),
  reason: freeReasonSchema,
});
export type FreeTimeForMany = z.infer<typeof freeTimeForManySchema>;
/** What calls for many answer: how many of them it has changed. */
const manyChangedSchema = z.object({ changed: z.number().int() });
export type ManyChanged = z.infer<typeof manyChangedSchema>;

/** `GET /api/admin/attention/members?kind=`: those who wait longest first. */
export const memberAttentionQuerySchema = pageQuerySchema.extend({ kind: z.enum(ATTENTION_KINDS) });
export type MemberAttentionQuery = z.infer<typeof memberAttentionQuerySchema>;
const waitingMemberSchema = z.object({
  kind: z.enum(ATTENTION_KINDS),
  /** Idle, unpaid or unanswered since then; of a trial, when it ends. */
  at: instant,
  user: adminUserSchema,
});
export type WaitingMember = z.infer<typeof waitingMemberSchema>;
/** `GET /api/admin/attention/members/counts`: each up to `ATTENTION_MOST`. */
const memberAttentionSchema = z.object({
  idle: z.number().int(),
  trial: z.number().int(),
  past_due: z.number().int(),
  unanswered: z.number().int(),
});
export type MemberAttention = z.infer<typeof memberAttentionSchema>;

/** `GET /api/admin/users/{id}` */
export const memberDetailSchema = z.object({
  user: adminUserSchema,
  timeZone: z.string(),
  tags: z.array(z.string()),
  /** Sessions that are open, up to 100. */
  sessions: z.number().int(),
  stats: userStatsSchema,
  weeks: activitySchema.shape.weeks,
  /** The newest ones. */
  workouts: z.array(progressEntrySchema),
  /** What they are to think of at lifts; only where anything is open. */
  cues: z.array(cueSchema).optional(),
  conversation: z.object({ unread: z.number().int(), waitingSince: instant.nullable() }).nullable(),
  /** The weeks that are this member's alone, latest first. */
  programs: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      status: z.enum(PROGRAM_STATUSES),
    }),
  ),
  /** The next ones, of whoever has entered some. */
  competitions: z.array(competitionSchema).optional(),
  /** Of who has begun their first week: whether they wait for the coach's word. What they said is a call of its own. */
  firstWeek: z.object({ waits: z.boolean() }).optional(),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

/** `POST /api/admin/users/{id}/sign-out` answers how many sessions were ended. */
const signedOutSchema = z.object({ ended: z.number().int() });
export type SignedOut = z.infer<typeof signedOutSchema>;

/** `POST /api/admin/users/{id}/notes`, `PUT /api/admin/notes/{id}` */
export const memberNoteInputSchema = z.object({
  content: z
    .string()
    .trim()
    .min(1, "Write something first.")
    .max(NOTE_MAX_LENGTH, `At most ${NOTE_MAX_LENGTH} characters.`),
});
export type MemberNoteInput = z.infer<typeof memberNoteInputSchema>;
const memberNoteSchema = z.object({
  id: z.number().int(),
  /** Null when whoever wrote it has left. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  content: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type MemberNote = z.infer<typeof memberNoteSchema>;
