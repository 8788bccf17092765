import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { exerciseTextsSchema } from "../../../contract/exercises";
import { GATED_EXERCISES_SHOWN } from "../../../contract/exercises-limits";
import { account, auditLog, passkey, session, user } from "../../../db/account";
import { billingAccount, billingCheckout, membership, membershipPause, trialClaim } from "../../../db/billing";
import { bookCustomer, bookEntry, bookInvoice } from "../../../db/books";
import {
  commentReport,
  communityComment,
  communityMention,
  communityMute,
  communityPost,
  communityReader,
  keptAnswer,
  pinnedMessage,
  postReaction,
  postReport,
} from "../../../db/community";
import { competition } from "../../../db/competitions";
import { consultationRequest } from "../../../db/consultations";
import { firstWeek, firstWeekCard, firstWeekHealth, firstWeekSignature } from "../../../db/first-week";
import { foundSubscription } from "../../../db/found-subscriptions";
import { giftGuest, giftLink } from "../../../db/gifts";
import { injury, injuryWord } from "../../../db/injuries";
import { letter, letterRecipient } from "../../../db/letters";
import { liftCue } from "../../../db/lift-cues";
import { mediaObject } from "../../../db/media";
import { membershipChange } from "../../../db/members";
import { conversation, directMessage } from "../../../db/messages";
import { notice, noticePreference, noticeRead, pushSubscription } from "../../../db/notices";
import { emailOutbox } from "../../../db/outbox";
import { dailyWorkout, exercise, weeklyProgram } from "../../../db/programs";
import { completion, progressTotal, trainingDay } from "../../../db/progress";
import { roll, trainingLoad } from "../../../db/rolls";
import {
  exerciseSwap,
  historyImport,
  setLog,
  trainingMax,
  trainingMaxChange,
  trainingPreference,
  trainingSession,
} from "../../../db/training";
import { calendarFeed, sessionMove, weekPlan, weekPlanSetting } from "../../../db/week-plan";
import { isPublic, notDeleted } from "../../programs/policy";

/** The member whose data is exported, and whether they may see the coach's training. */
export type Holder = { id: string; email: string; mayTrain: boolean; now: Date };

/** One table's part of a member's data. */
export type Part = {
  /** Its file is `data/{name}.json`. */
  name: string;
  title: string;
  table: SQLiteTable;
  /** Columns that refer to the member. */
  covers: SQLiteColumn[];
  where: (holder: Holder) => SQL | undefined;
  /** Columns shown on the page, with their labels. The JSON file has all others, too. */
  shown: Record<string, string>;
  /** Columns excluded from both: secrets, content meant for the coach only, and other people. */
  without?: string[];
  /** The coach's training content, which is removed without access to training. */
  gated?: string[];
};

const of = (...covers: [SQLiteColumn, ...SQLiteColumn[]]) => ({
  covers,
  where: ({ id }: Holder) => or(...covers.map((column) => eq(column, id))),
});

const ownBooks = (customer: SQLiteColumn, id: string) =>
  sql`${customer} in (select ${bookCustomer.id} from ${bookCustomer} where ${bookCustomer.userId} = ${id})`;

/** Condition: the member's private weeks that are published and not deleted. */
const ownWeeks = ({ id, now }: Holder) => and(eq(weeklyProgram.assignedTo, id), isPublic(now), notDeleted);

const ofOwnWeek = (program: SQLiteColumn | SQL, holder: Holder) =>
  sql`${program} in (select id from ${weeklyProgram} where ${ownWeeks(holder)})`;

/** Condition: without access, only the first exercises of each section, as on the week's page. */
const isShown = ({ mayTrain }: Holder) =>
  mayTrain
    ? undefined
    : sql`(select count(*) from ${exercise} e where e.daily_workout_id = exercise.daily_workout_id
        and e.column_type = exercise.column_type and e.position < exercise.position) < ${GATED_EXERCISES_SHOWN}`;

export const PARTS: Part[] = [
  {
    name: "profile",
    title: "Profile",
    table: user,
    ...of(user.id),
    shown: {
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      image: "Photo",
      timeZone: "Time zone",
      belt: "Belt",
      role: "Role",
      createdAt: "Joined",
    },
    without: ["banned"],
  },
  {
    name: "preferences",
    title: "Training preferences",
    table: trainingPreference,
    ...of(trainingPreference.userId),
    shown: { weightUnit: "Unit", weeklyTarget: "Training days a week", rolls: "Logs rolls" },
  },
  {
    name: "membership",
    title: "Membership",
    table: membership,
    ...of(membership.userId),
    shown: {
      status: "Status",
      plan: "Plan",
      currentPeriodStart: "Period from",
      currentPeriodEnd: "Period to",
      cardBrand: "Card",
      cardLast4: "Ends in",
      freeUntil: "Access without a subscription until",
    },
  },
  {
    name: "payments",
    title: "At the payment provider",
    table: billingAccount,
    ...of(billingAccount.userId),
    shown: {
      customerId: "Customer",
      subscriptionId: "Subscription",
      status: "Status",
      paidThrough: "Paid until",
      couponName: "Coupon",
    },
  },
  {
    name: "pauses",
    title: "Pauses",
    table: membershipPause,
    ...of(membershipPause.userId),
    shown: { startsAt: "From", endsAt: "Until", endedEarlyAt: "Ended early" },
  },
  {
    name: "found-subscriptions",
    title: "Found at the payment provider",
    table: foundSubscription,
    ...of(foundSubscription.userId),
    shown: { subscriptionId: "Subscription", status: "Status", cents: "Cents", attachedAt: "Attached" },
    without: ["before", "reason"],
  },
  {
    name: "gift",
    title: "A month that you were given",
    table: giftGuest,
    ...of(giftGuest.userId),
    shown: { giftId: "Link", at: "When" },
  },
  {
    name: "gift-links",
    title: "Months that you gave",
    table: giftLink,
    ...of(giftLink.giverId),
    shown: { code: "Link", createdAt: "When", until: "Until" },
    without: ["promotionCodeId", "label"],
  },
  {
    name: "invoices",
    title: "Invoices",
    table: bookInvoice,
    covers: [],
    where: ({ id }) => ownBooks(bookInvoice.customerId, id),
    shown: { createdAt: "When", number: "Number", description: "For", totalCents: "Cents", currency: "Currency" },
    without: ["token"],
  },
  {
    name: "money",
    title: "Payments and refunds",
    table: bookEntry,
    covers: [],
    where: ({ id }) => ownBooks(bookEntry.customerId, id),
    shown: { at: "When", kind: "What", cents: "Cents", currency: "Currency" },
    // The provider's fee is between it and the coach.
    without: ["token", "feeCents", "feeCurrency"],
  },
  {
    name: "checkouts",
    title: "Attempts to subscribe",
    table: billingCheckout,
    ...of(billingCheckout.userId),
    shown: { createdAt: "When", plan: "Plan", couponCode: "Coupon" },
  },
  {
    name: "trial",
    title: "Trial",
    table: trialClaim,
    ...of(trialClaim.userId),
    shown: { emailKey: "Mailbox", startedAt: "Started" },
  },
  {
    name: "membership-changes",
    title: "What happened to the membership",
    table: membershipChange,
    ...of(membershipChange.userId),
    shown: { at: "When", kind: "What", plan: "Plan" },
  },
  {
    name: "own-weeks",
    title: "Weeks written for you",
    table: weeklyProgram,
    covers: [weeklyProgram.assignedTo],
    where: ownWeeks,
    shown: { startDate: "From", endDate: "To", title: "Title", description: "Description" },
    without: ["createdBy", "documentId", "revision", "publishAt", "deletedAt", "missingVideoCount", "searchText"],
    gated: ["title", "description"],
  },
  {
    name: "own-week-days",
    title: "Their days",
    table: dailyWorkout,
    covers: [],
    where: (holder) => ofOwnWeek(dailyWorkout.programId, holder),
    shown: { programId: "Week", dayOfWeek: "Day", title: "Title", description: "Description", notes: "Notes" },
    gated: ["title", "description", "notes"],
  },
  {
    name: "own-week-exercises",
    title: "Their exercises",
    table: exercise,
    covers: [],
    where: (holder) =>
      and(
        sql`${exercise.dailyWorkoutId} in (select d.id from ${dailyWorkout} d where ${ofOwnWeek(sql`d.program_id`, holder)})`,
        isShown(holder),
      ),
    shown: { dailyWorkoutId: "Day", columnType: "Option", name: "Exercise", sets: "Sets", reps: "Reps", load: "Load" },
    gated: Object.keys(exerciseTextsSchema.shape),
  },
  {
    name: "trainings",
    title: "Trainings completed",
    table: completion,
    ...of(completion.userId),
    shown: { localDate: "Day", title: "Training", columnType: "Option", durationMinutes: "Minutes", notes: "Notes" },
    gated: ["title"],
  },
  {
    name: "training-days",
    title: "Training days",
    table: trainingDay,
    ...of(trainingDay.userId),
    shown: { localDate: "Day", completions: "Trainings", minutes: "Minutes" },
  },
  {
    name: "rolls",
    title: "Rolls on the mat",
    table: roll,
    ...of(roll.userId),
    shown: { localDate: "Day", minutes: "Minutes", effort: "How hard", gi: "Gi", notes: "Notes" },
  },
  {
    name: "week-plans",
    title: "Plans of the week",
    table: weekPlan,
    ...of(weekPlan.userId),
    shown: { monday: "From", rollDays: "Rolls on", lifts: "Sessions a week" },
  },
  {
    name: "week-plan-settings",
    title: "Beside the plan of the week",
    table: weekPlanSetting,
    ...of(weekPlanSetting.userId),
    shown: { preferredTime: "Time of the day" },
  },
  {
    name: "calendar-address",
    title: "Address for your calendar",
    table: calendarFeed,
    ...of(calendarFeed.userId),
    shown: { madeAt: "Made" },
    without: ["salt", "secretHash"],
  },
  {
    name: "moved-trainings",
    title: "Sessions moved",
    table: sessionMove,
    ...of(sessionMove.userId),
    shown: { monday: "Week of", localDate: "To" },
  },
  {
    name: "injuries",
    title: "Where it hurt",
    table: injury,
    ...of(injury.userId),
    shown: { since: "Since", spot: "Where", movements: "What did not work", endedOn: "Worked again" },
  },
  {
    name: "injury-words",
    title: "How it went",
    table: injuryWord,
    covers: [],
    where: ({ id }) =>
      sql`${injuryWord.injuryId} in (select ${injury.id} from ${injury} where ${injury.userId} = ${id})`,
    shown: { localDate: "Day", injuryId: "Of", trend: "How", note: "Note" },
  },
  {
    name: "competitions",
    title: "Competitions",
    table: competition,
    ...of(competition.userId),
    shown: { localDate: "Day", name: "Competition", gi: "Gi", weightClass: "Weight class" },
  },
  {
    name: "first-week",
    title: "First week",
    table: firstWeek,
    ...of(firstWeek.userId),
    shown: { startedAt: "Begun", goals: "Goals", goalWords: "In your words", equipment: "Equipment" },
  },
  {
    name: "first-week-cards",
    title: "Cards of the first week",
    table: firstWeekCard,
    ...of(firstWeekCard.userId),
    shown: { at: "When", card: "Card", skipped: "Skipped" },
  },
  {
    name: "first-week-health",
    title: "What you said of your health",
    table: firstWeekHealth,
    ...of(firstWeekHealth.userId),
    shown: { answeredAt: "When", injuryWords: "What hurts", adult: "18 or older", answers: "Answers" },
    // Identifies a member of staff.
    without: ["goAheadBy"],
  },
  {
    name: "signatures",
    title: "What you have signed",
    table: firstWeekSignature,
    ...of(firstWeekSignature.userId),
    shown: { signedAt: "When", fullName: "Name", answers: "Answers", versionId: "Version", waiverHash: "Of the text" },
  },
  {
    name: "training-load",
    title: "Load of the days",
    table: trainingLoad,
    ...of(trainingLoad.userId),
    shown: { localDate: "Day", gymLoad: "Gym", matLoad: "Mat", rolls: "Rolls", matMinutes: "Minutes on the mat" },
  },
  {
    name: "training-totals",
    title: "Totals",
    table: progressTotal,
    ...of(progressTotal.userId),
    shown: { completions: "Trainings", minutes: "Minutes" },
  },
  {
    name: "sets",
    title: "Sets logged",
    table: setLog,
    ...of(setLog.userId),
    shown: {
      localDate: "Day",
      exerciseName: "Exercise",
      setNumber: "Set",
      load: "Load",
      unit: "Unit",
      reps: "Reps",
      seconds: "Seconds",
      metres: "Metres",
      side: "Side",
      effort: "Effort",
    },
    // The folded name is only for searching.
    without: ["nameKey"],
    gated: ["exerciseName"],
  },
  {
    name: "history-imports",
    title: "Training brought along",
    table: historyImport,
    ...of(historyImport.userId),
    shown: { createdAt: "When", fileName: "File", total: "Rows", undoneAt: "Taken back" },
    without: ["createdBy", "fileKey"],
  },
  {
    name: "training-maxes",
    title: "Training maximums",
    table: trainingMax,
    ...of(trainingMax.userId),
    shown: { exerciseName: "Lift", load: "Load", unit: "Unit", source: "From", at: "Since" },
    without: ["nameKey"],
    gated: ["exerciseName"],
  },
  {
    name: "training-max-changes",
    title: "What the maximums have been",
    table: trainingMaxChange,
    ...of(trainingMaxChange.userId),
    shown: { nameKey: "Lift", at: "When", load: "Load", unit: "Unit", source: "From" },
    gated: ["nameKey"],
  },
  {
    name: "swaps",
    title: "Exercises done in place of others",
    table: exerciseSwap,
    ...of(exerciseSwap.userId),
    shown: {
      localDate: "Day",
      exerciseName: "Instead of",
      substituteName: "Exercise",
      reason: "Why",
      standing: "From then on",
    },
    // Library ids; the names are beside them.
    without: ["exerciseId", "substituteId"],
    gated: ["exerciseName", "substituteName"],
  },
  {
    name: "sessions",
    title: "Trainings as the coach sees them",
    table: trainingSession,
    ...of(trainingSession.userId),
    shown: { localDate: "Day", title: "Training", seenAt: "Looked at", cheeredAt: "Liked", repliedAt: "Answered" },
    // Identifies a member of staff.
    without: ["seenBy"],
    gated: ["title"],
  },
  {
    name: "posts",
    title: "Community posts",
    table: communityPost,
    ...of(communityPost.userId),
    shown: { createdAt: "When", content: "Text", mediaUrl: "Photo or video" },
  },
  {
    name: "comments",
    title: "Comments",
    table: communityComment,
    ...of(communityComment.userId),
    shown: { createdAt: "When", postId: "On post", trainingThreadId: "On training", content: "Text" },
  },
  {
    name: "kept-answers",
    title: "Answers kept beside exercises",
    table: keptAnswer,
    ...of(keptAnswer.authorId),
    shown: { keptAt: "When", content: "Text" },
  },
  {
    name: "mentions",
    title: "Where you were named",
    table: communityMention,
    ...of(communityMention.userId),
    shown: { at: "When", postId: "In post", commentId: "In comment", name: "As" },
  },
  {
    name: "reactions",
    title: "Reactions",
    table: postReaction,
    ...of(postReaction.userId),
    shown: { createdAt: "When", postId: "To post", reactionType: "Reaction" },
  },
  {
    name: "reports",
    title: "Posts reported",
    table: postReport,
    ...of(postReport.reporterId),
    shown: { createdAt: "When", postId: "Post", reason: "Reason", note: "Note" },
  },
  {
    name: "comment-reports",
    title: "Comments reported",
    table: commentReport,
    ...of(commentReport.reporterId),
    shown: { createdAt: "When", commentId: "Comment", reason: "Reason", note: "Note" },
  },
  {
    name: "mute",
    title: "Muted in the community",
    table: communityMute,
    ...of(communityMute.userId),
    shown: { createdAt: "Since", until: "Until", reason: "Reason" },
    without: ["mutedBy"],
  },
  {
    name: "pinned",
    title: "Pinned messages written",
    table: pinnedMessage,
    ...of(pinnedMessage.adminId),
    shown: { createdAt: "When", title: "Title", content: "Text" },
  },
  {
    name: "conversation",
    title: "Conversation with the coach",
    table: conversation,
    ...of(conversation.memberId),
    shown: { createdAt: "Since", lastMessageAt: "Last message", topic: "Topic" },
  },
  {
    name: "messages",
    title: "Messages",
    table: directMessage,
    covers: [directMessage.fromUserId],
    where: ({ id }) =>
      or(
        eq(directMessage.fromUserId, id),
        sql`${directMessage.conversationId} in (select id from ${conversation} where member_id = ${id})`,
      ),
    shown: {
      createdAt: "When",
      fromAdmin: "By the coach",
      messageType: "Type",
      content: "Text",
      mediaUrl: "File",
      remarks: "Remarks",
      about: "About",
    },
    // The member's own id, and the lift's folded name.
    without: ["fromUserId", "liftKey"],
  },
  {
    name: "lift-cues",
    title: "What to think of at lifts",
    table: liftCue,
    ...of(liftCue.userId),
    shown: { createdAt: "When", exerciseName: "Lift", text: "Text", tickedAt: "Done with" },
    // The folded name is only for searching.
    without: ["nameKey"],
  },
  {
    name: "letters",
    title: "Letters from the coach",
    table: letter,
    covers: [],
    where: ({ id }) =>
      sql`${letter.id} in (select r.letter_id from letter_recipient r
        where r.user_id = ${id} and r.outcome in ('mailed', 'opted_out', 'unverified'))`,
    shown: { startedAt: "When", subject: "Subject", content: "Text" },
    // Other recipients, and the author.
    without: ["audience", "authorId", "state"],
  },
  {
    name: "letters-received",
    title: "How they came",
    table: letterRecipient,
    ...of(letterRecipient.userId),
    shown: { at: "When", letterId: "Letter", outcome: "How" },
  },
  {
    name: "notices",
    title: "Notices",
    table: notice,
    ...of(notice.userId),
    shown: { at: "When", kind: "About", readAt: "Read" },
  },
  {
    name: "notices-to-all-read",
    title: "Notices to everybody, read",
    table: noticeRead,
    ...of(noticeRead.userId),
    shown: { at: "When", noticeId: "Notice" },
  },
  {
    name: "community-seen",
    title: "Community, looked at",
    table: communityReader,
    ...of(communityReader.userId),
    shown: { seenPost: "Up to post" },
  },
  {
    name: "notice-preferences",
    title: "Notice preferences",
    table: noticePreference,
    ...of(noticePreference.userId),
    shown: { channel: "By", topic: "About", enabled: "Wanted", changedAt: "Since" },
  },
  {
    name: "push",
    title: "Browsers that show pushes",
    table: pushSubscription,
    ...of(pushSubscription.userId),
    shown: { createdAt: "Since" },
    // These would allow others to send pushes.
    without: ["endpoint", "p256dh", "auth"],
  },
  {
    name: "consultations",
    title: "Consultation requests",
    table: consultationRequest,
    covers: [],
    where: ({ email }) => eq(sql`lower(${consultationRequest.email})`, email),
    shown: {
      createdAt: "When",
      name: "Name",
      phone: "Phone",
      serviceType: "Service",
      message: "Message",
      status: "Status",
    },
    // The coach's notes, as with those on members.
    without: ["notes"],
  },
  {
    name: "files",
    title: "Files uploaded",
    table: mediaObject,
    ...of(mediaObject.ownerId),
    shown: { createdAt: "When", id: "File", contentType: "Type", sizeBytes: "Bytes" },
  },
  {
    name: "sign-ins",
    title: "Ways to sign in",
    table: account,
    ...of(account.userId),
    shown: { providerId: "Way", createdAt: "Since" },
    without: ["password", "accessToken", "refreshToken", "idToken"],
  },
  {
    name: "passkeys",
    title: "Passkeys",
    table: passkey,
    ...of(passkey.userId),
    shown: { name: "Name", deviceType: "Kind", createdAt: "Added" },
  },
  {
    name: "devices",
    title: "Signed-in devices",
    table: session,
    ...of(session.userId),
    shown: { createdAt: "Since", expiresAt: "Until", ipAddress: "Address", userAgent: "Browser" },
    without: ["token"],
  },
  {
    name: "mails",
    title: "E-mails sent to you",
    table: emailOutbox,
    covers: [emailOutbox.userId],
    where: ({ id, email }) => or(eq(sql`lower(${emailOutbox.toAddress})`, email), eq(emailOutbox.userId, id)),
    shown: { createdAt: "Written", sentAt: "Sent", kind: "About" },
    // Mails contain sign-in links and codes.
    without: ["text", "html", "subject", "unsubscribeUrl"],
  },
  {
    name: "log",
    title: "Log of changes",
    table: auditLog,
    covers: [auditLog.actorId],
    where: ({ id }) =>
      or(
        eq(auditLog.actorId, id),
        // Audit entries about the coach's notes are withheld, like the notes.
        sql`${auditLog.subject} in (${id}, ${`user:${id}`}) and ${auditLog.action} not like 'note.%'`,
      ),
    shown: { at: "When", action: "What", subject: "About" },
    without: ["actorId"],
  },
];

/** Columns that refer to a user and are not exported, with the reason for each. */
export const NOT_EXPORTED: Record<string, string> = {
  "article_draft.user_id": "What an admin is writing on the club's articles.",
  "account_closure.user_id": "Only of an account that is being deleted: nobody can sign in to it any more.",
  "competition_overlay.updated_by": "The club's own plan; who wrote it is told in the log of changes.",
  "lift_cue.ticked_by": "Which of the two sides has ticked it off, and not who.",
  "book_customer.user_id": "Whose the invoices and payments are, which are exported.",
  "coach_document.uploaded_by": "The club's documents; who uploaded them is told in the log of changes.",
  "community_mute.muted_by": "What was done to another member, and theirs.",
  "history_import.created_by": "Who brought a member's history in, which is exported with it.",
  "first_week_health.go_ahead_by": "Who of the club has read a member's first week.",
  "first_week_setting.updated_by": "The club's own words; who wrote them is told in the log of changes.",
  "first_week_version.created_by": "The club's own words; who published them is told in the log of changes.",
  "idempotent_call.user_id": "Random keys that keep a repeated call from acting twice; what it made is exported.",
  "letter.author_id": "The club's letters; who sent them is told in the log of changes.",
  "letter_draft.user_id": "What an admin is writing on a letter of the club's.",
  "media_claim.reader_id": "Where a file is shown: the files themselves are in the archive.",
  "member_entry.user_id": "A copy of profile and membership, which the coach's lists are searched by.",
  "member_import.created_by": "The club's lists of members; who brought them in is told in the log of changes.",
  "member_import_row.user_id":
    "Which row of the club's list made the account: what the row said is the profile and the membership.",
  "member_tag.user_id":
    "The coach's own words, as the notes: what the law lets somebody demand goes through the coach, which the settings say.",
  "member_note.author_id": "What was written about another member.",
  "member_note.member_id":
    "The coach's notes are never shown to their member in the product. What the law lets somebody demand goes through the coach, which the settings say.",
  "notice_actor.actor_id": "Notices to others of the member's own posts, comments and reactions, which are exported.",
  "program_draft.user_id": "What an admin is writing on the club's weeks.",
  "program_version.replaced_by": "The club's weeks.",
  "upload_batch.user_id": "The club's documents on their way.",
  "upload_attempt.user_id": "Figures about the club's documents.",
  "revenue.user_id": "A copy of the membership's price, as a year's.",
  "site_draft.updated_by": "The club's own words; who wrote them is told in the log of changes.",
  "site_version.created_by": "The club's own words; who published them is told in the log of changes.",
  "training_session.seen_by": "That an admin has looked at a member's training.",
  "validation_run.requested_by": "Checks of the club's documents.",
  "weekly_program.created_by": "The club's weeks.",
};
