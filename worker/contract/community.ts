import { z } from "zod";
import { BELTS } from "./account-limits";
import {
  COMMUNITY_LIMITS as LIMITS,
  REACTION_TYPES,
  COMMUNITY_REFUSALS as REFUSALS,
  REPORT_REASONS,
} from "./community-limits";
import { mediaUrlSchema } from "./media";
import { pageQuerySchema } from "./paging";
import { plainText } from "./plain-text";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, writtenText } from "./texts";
import { WEIGHT_UNITS } from "./training-limits";

const optionalText = (most: number) =>
  writtenText(most, atMost(most))
    .nullish()
    .transform((value) => value || null);

const reactionTypeSchema = z.enum(REACTION_TYPES, REFUSALS.reaction);
const reactionCountsSchema = z.object({
  support: wholeNumber,
  motivation: wholeNumber,
  fire: wholeNumber,
});
export type ReactionCounts = z.infer<typeof reactionCountsSchema>;

const communityPersonSchema = z.object({
  firstName: anyText,
  lastName: anyText,
  profileImageUrl: anyText.nullable(),
  /** True for coaches and admins of the club. */
  isCoach: z.boolean(),
  /** Null unless the member has told it. */
  belt: z.enum(BELTS).nullable(),
});
export type CommunityPerson = z.infer<typeof communityPersonSchema>;

/** A mention: the text has `@` and the name. */
const mentionSchema = z.object({ userId: anyText, name: anyText });
export type Mention = z.infer<typeof mentionSchema>;
/** Left out without mentions. */
const shownMentions = z.array(mentionSchema).optional();
/** Members the text may mention, as `GET /api/community/people` proposes them; those not named in it are dropped. */
const newMentions = z
  .array(anyText.min(1).max(64))
  .max(LIMITS.mentions, `At most ${LIMITS.mentions} members can be named.`)
  .optional();

/** `GET /api/community/people?search=`: members who have posted or commented, and coaches. */
export const peopleQuerySchema = z.object({ search: anyText.trim().max(LIMITS.search).default("") });
const offeredPersonSchema = z.object({ id: anyText, name: anyText, profileImageUrl: anyText.nullable() });
export type OfferedPerson = z.infer<typeof offeredPersonSchema>;

/** A copy of a finished training at the time it was shared. */
const sharedTrainingSchema = z.object({
  title: anyText,
  /** Null if not measured. */
  minutes: wholeNumber.nullable(),
  /** Logged sets. */
  sets: wholeNumber,
  /** Sum of load times reps, in `unit`; 0 without loads. */
  load: wholeNumber,
  unit: z.enum(WEIGHT_UNITS),
});
export type SharedTraining = z.infer<typeof sharedTrainingSchema>;

/** A post without reader-specific fields, as the live room broadcasts it. */
const communityPostSchema = z.object({
  id: wholeNumber,
  userId: anyText,
  content: anyText,
  mediaUrl: anyText.nullable(),
  mediaType: z.enum(["image", "video"]).nullable(),
  training: sharedTrainingSchema.nullable(),
  createdAt: isoInstant,
  editedAt: isoInstant.nullable(),
  /** Hidden until reviewed: only its author and admins receive it. */
  isHidden: z.boolean(),
  user: communityPersonSchema,
  reactionCounts: reactionCountsSchema,
  commentCount: wholeNumber,
  /** Increases with every change of the post or its counts; a lower one is out of date. */
  revision: wholeNumber,
  mentions: shownMentions,
});
export type CommunityPost = z.infer<typeof communityPostSchema>;

/** `GET /api/community/posts`: a post with the reader's own reactions and report. */
export const feedPostSchema = communityPostSchema.extend({
  ownReactions: z.array(reactionTypeSchema),
  hasReported: z.boolean(),
});
export type FeedPost = z.infer<typeof feedPostSchema>;

/** `POST /api/community/posts`, with a client-generated `Idempotency-Key`. */
export const newPostSchema = z
  .object({
    content: writtenText(LIMITS.post, REFUSALS.post).default(""),
    mediaUrl: mediaUrlSchema.nullish(),
    /** Ignored: the file's content decides. */
    mediaType: z.enum(["image", "video"]).nullish(),
    /** One of the author's completions, as in `GET /api/user/progress`. */
    completionId: wholeNumber.positive().nullish(),
    mentions: newMentions,
  })
  .refine(({ content, mediaUrl, completionId }) => content !== "" || mediaUrl || completionId, {
    path: ["content"],
    message: REFUSALS.empty,
  });
export type NewPost = z.output<typeof newPostSchema>;

/** `PUT /api/community/posts/{id}`, by its author. Omitting `mediaUrl` keeps the photo or video, null removes it. */
export const postChangeSchema = z.object({
  content: writtenText(LIMITS.post, REFUSALS.post, REFUSALS.empty),
  mediaUrl: mediaUrlSchema.nullish(),
  mentions: newMentions,
});
export type PostChange = z.output<typeof postChangeSchema>;

/** `POST /api/community/posts/{id}/reactions`: toggles; `active` sets it instead, so that a retry is harmless. */
export const reactionSchema = z.object({ reactionType: reactionTypeSchema, active: z.boolean().optional() });
const reactionAnswerSchema = z.object({
  reactionCounts: reactionCountsSchema,
  ownReactions: z.array(reactionTypeSchema),
  revision: wholeNumber,
});
export type ReactionAnswer = z.infer<typeof reactionAnswerSchema>;

/** A comment without reader-specific fields. */
const commentSchema = z.object({
  id: wholeNumber,
  /** Null in a thread about training. */
  postId: wholeNumber.nullable(),
  /** The coach's answer pinned in a training thread; left out of all other comments. */
  isPinned: z.literal(true).optional(),
  /** The comment it replies to; a reply has no replies of its own. */
  parentId: wholeNumber.nullable(),
  /** Null, like `user`, for a deleted comment that is kept because of its replies. */
  userId: anyText.nullable(),
  user: communityPersonSchema.nullable(),
  content: anyText,
  createdAt: isoInstant,
  editedAt: isoInstant.nullable(),
  isDeleted: z.boolean(),
  /** Hidden until reviewed: other readers receive it without `user` and text. */
  isHidden: z.boolean(),
  mentions: shownMentions,
});
export type Comment = z.infer<typeof commentSchema>;

/**
 * `GET /api/community/posts/{id}/comments`, `/api/daily-workouts/{id}/comments`, `/api/workouts/{id}/comments`: with
 * the reader's own report.
 */
export const threadCommentSchema = commentSchema.extend({ hasReported: z.boolean() });
export type ThreadComment = z.infer<typeof threadCommentSchema>;

const commentText = writtenText(LIMITS.comment, REFUSALS.comment, REFUSALS.emptyComment).refine(
  (content) => content !== "",
  REFUSALS.emptyComment,
);

/** `POST` of the same addresses, with an `Idempotency-Key`. A reply to a reply joins its thread. */
export const newCommentSchema = z.object({
  content: commentText,
  parentId: wholeNumber.positive().nullish(),
  mentions: newMentions,
});
export type NewComment = z.output<typeof newCommentSchema>;

/** `PUT /api/community/comments/{id}`. */
export const commentChangeSchema = z.object({ content: commentText, mentions: newMentions });
export type CommentText = z.output<typeof commentChangeSchema>;

/** `GET /api/community/search?search=`: posts and comments with all the words, newest first. */
export const communitySearchSchema = pageQuerySchema.extend({
  search: anyText.trim().min(2, "Search for at least two letters.").max(LIMITS.search, atMost(LIMITS.search)),
});
export type CommunitySearch = z.infer<typeof communitySearchSchema>;
const foundWritingSchema = z.object({
  kind: z.enum(["post", "comment"]),
  id: wholeNumber,
  /** The post itself, or the comment's post. */
  postId: wholeNumber,
  /** The text around the first searched word. */
  excerpt: anyText,
  createdAt: isoInstant,
  user: communityPersonSchema,
});
export type FoundWriting = z.infer<typeof foundWritingSchema>;

/** Answer to a change of a thread: the comment, and the new counts of its post or thread. */
export const commentAnswerSchema = z.object({
  comment: commentSchema,
  commentCount: wholeNumber,
  revision: wholeNumber,
});
export type CommentAnswer = z.infer<typeof commentAnswerSchema>;

/** The change of a thread in a broadcast, besides the new counts of its post or thread. */
const commentChangeEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["added", "edited", "deleted"]), comment: commentSchema }),
  z.object({ kind: z.literal("removed"), id: wholeNumber }),
  /** Hidden by reports until reviewed; `userId` is its author. */
  z.object({ kind: z.literal("hidden"), id: wholeNumber, userId: anyText.nullable() }),
]);
export type CommentChange = z.infer<typeof commentChangeEventSchema>;

/** `DELETE /api/community/comments/{id}`. A comment with replies becomes a placeholder, removed with its last reply. */
export const commentRemovalSchema = z.object({
  commentCount: wholeNumber,
  revision: wholeNumber,
  change: commentChangeEventSchema,
});
export type CommentRemoval = z.infer<typeof commentRemovalSchema>;

/** `POST /api/community/posts/{id}/report` and `…/comments/{id}/report`; a member's second report changes nothing. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, REFUSALS.reason),
  note: optionalText(LIMITS.reportNote),
});
export type Report = z.output<typeof reportSchema>;

/** Why somebody may read but not write, and until when; null means until it is lifted. */
const muteSchema = z.object({ reason: anyText.nullable(), until: isoInstant.nullable() });
export type Mute = z.infer<typeof muteSchema>;

/** `GET /api/community/me`. */
export const communityStandingSchema = z.object({ mute: muteSchema.nullable() });
export type CommunityStanding = z.infer<typeof communityStandingSchema>;

/** `GET /api/community/pinned-messages` and `GET /api/admin/pinned-messages`: by priority, then newest first. */
export const pinnedMessageSchema = z.object({
  id: wholeNumber,
  adminId: anyText,
  title: anyText,
  content: anyText,
  priority: wholeNumber,
  createdAt: isoInstant,
  updatedAt: isoInstant,
  admin: z.object({ firstName: anyText, lastName: anyText }),
});
export type PinnedMessage = z.infer<typeof pinnedMessageSchema>;

const required = (most: number) =>
  z
    .string(REFUSALS.pinned)
    .transform(plainText)
    .pipe(anyText.min(1, REFUSALS.pinned).max(most, atMost(most)));

/** `POST /api/admin/pinned-messages` and `PUT …/{id}`. The default priority is 1. */
export const pinnedInputSchema = z.object({
  title: required(LIMITS.pinnedTitle),
  content: required(LIMITS.pinnedContent),
  priority: z
    .union([z.number(), anyText], REFUSALS.priority)
    .nullish()
    .transform((typed) => Number(typed === "" ? LIMITS.priorityMin : (typed ?? LIMITS.priorityMin)))
    .pipe(
      z
        .number(REFUSALS.priority)
        .int(REFUSALS.priority)
        .min(LIMITS.priorityMin, REFUSALS.priority)
        .max(LIMITS.priorityMax, REFUSALS.priority),
    ),
});
export type PinnedInput = z.output<typeof pinnedInputSchema>;

const trainingPlaceSchema = z.object({
  title: anyText,
  programId: wholeNumber.nullable(),
  dayOfWeek: wholeNumber.nullable(),
  workoutId: wholeNumber.nullable(),
});

/** `GET /api/admin/moderation`: posts and comments with reports that nobody has reviewed, the longest waiting first. */
export const reviewSchema = z.object({
  /** Null for a comment in a training thread. */
  post: communityPostSchema.nullable(),
  /** The place of a training thread: a day of a week, or a workout. Left out below a post. */
  training: trainingPlaceSchema.optional(),
  /** The reported comment, if it is not the post itself. */
  comment: commentSchema.nullable(),
  reportedAt: isoInstant,
  reportCount: wholeNumber,
  /** The newest reports, at most `reportsShown`. */
  reports: z.array(
    z.object({
      reporter: communityPersonSchema.pick({ firstName: true, lastName: true }),
      reason: z.enum(REPORT_REASONS),
      note: anyText.nullable(),
      createdAt: isoInstant,
    }),
  ),
  /** A mute of the reported author. */
  mute: muteSchema.nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** `POST /api/admin/moderation/{postId}` and `…/comments/{commentId}`: `keep` shows it again, `remove` deletes it. */
export const reviewDecisionSchema = z.object({
  decision: z.enum(["keep", "remove"], "Choose whether to keep or to remove this."),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** `PUT /api/admin/community-mutes/{userId}`; without days, until it is lifted. */
export const newMuteSchema = z.object({
  days: z
    .number()
    .int("Give whole days.")
    .min(1, "Give at least one day.")
    .max(LIMITS.mute, `Give at most ${LIMITS.mute} days.`)
    .nullish()
    .transform((days) => days ?? null),
  reason: optionalText(LIMITS.muteReason),
});
export type NewMute = z.output<typeof newMuteSchema>;

/** `GET /api/admin/community-mutes`: muted members, newest first. */
export const mutedMemberSchema = muteSchema.extend({
  userId: anyText,
  user: communityPersonSchema,
  mutedAt: isoInstant,
});
export type MutedMember = z.infer<typeof mutedMemberSchema>;
