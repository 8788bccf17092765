import { z } from "zod";
import { adminUserSchema } from "./billing";
import { USER_SEARCH_MAX_LENGTH } from "./billing-limits";
import { ATTENTION_KINDS, MEMBER_ORDERS, MEMBER_STATUSES, NOTE_MAX_LENGTH } from "./members-limits";
import { pageQuerySchema } from "./paging";
import { PROGRAM_STATUSES } from "./programs-limits";
import { activitySchema, progressEntrySchema, userStatsSchema } from "./progress";

const instant = z.iso.datetime();

/** `GET /api/admin/users?search=&status=&role=&sort=`: everybody, newest first unless another order is asked for. */
export const membersQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().max(USER_SEARCH_MAX_LENGTH).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  role: z.enum(["user", "coach", "admin"]).optional(),
  sort: z.enum(MEMBER_ORDERS).default("joined"),
});
export type MembersQuery = z.infer<typeof membersQuerySchema>;

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
  /** Sessions that are open, up to 100. */
  sessions: z.number().int(),
  stats: userStatsSchema,
  weeks: activitySchema.shape.weeks,
  /** The newest ones. */
  workouts: z.array(progressEntrySchema),
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
