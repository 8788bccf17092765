import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { auditLog, user } from "../../db/account";
import { billingAccount, membership, membershipPause } from "../../db/billing";
import { blogPost } from "../../db/blog";
import { bookCustomer, bookEntry, bookInvoice } from "../../db/books";
import {
  commentReport,
  communityComment,
  communityMention,
  communityMute,
  communityPost,
  keptAnswer,
  pinnedMessage,
  postReaction,
  postReport,
  trainingThread,
} from "../../db/community";
import { competition, competitionOverlay } from "../../db/competitions";
import { consultationRequest } from "../../db/consultations";
import { libraryAlternative, libraryExercise, libraryKey, libraryLoad } from "../../db/exercises";
import { firstWeek, firstWeekSignature, firstWeekVersion } from "../../db/first-week";
import { foundSubscription } from "../../db/found-subscriptions";
import { giftLink } from "../../db/gifts";
import { returnPlan } from "../../db/injuries";
import { letter, letterRecipient } from "../../db/letters";
import { liftCue } from "../../db/lift-cues";
import { mediaClaim, mediaObject } from "../../db/media";
import { memberNote, membershipChange, memberTag } from "../../db/members";
import { conversation, directMessage, savedReply } from "../../db/messages";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { completion } from "../../db/progress";
import { roll } from "../../db/rolls";
import { siteVersion } from "../../db/site";
import { workoutTemplate } from "../../db/templates";
import {
  exerciseSwap,
  historyImport,
  setLog,
  trainingMax,
  trainingMaxChange,
  trainingPreference,
} from "../../db/training";
import { sessionMove, weekPlan, weekPlanSetting } from "../../db/week-plan";
import { workout } from "../../db/workouts";

/** A table exported as `data/{name}.json` and `data/{name}.csv`. */
type RowsSection = { kind: "rows"; title: string; name: string; table: SQLiteTable; without: readonly string[] };
/** Items exported as files of their own. */
type FilesSection = { kind: "weeks" | "workouts" | "articles" | "media"; title: string; table: SQLiteTable };
export type Section = RowsSection | FilesSection;

const rows = (name: string, title: string, table: SQLiteTable, without: readonly string[] = []): Section => ({
  kind: "rows",
  name,
  title,
  table,
  without,
});

/**
 * Sections of an export, in order. Credentials (passwords, passkeys, sessions, push and calendar addresses) and derived
 * data for search and counts are left out. Running exports refer to positions in this list: only append to it.
 */
export const SECTIONS: readonly Section[] = [
  rows("members", "Members", user),
  rows("memberships", "Memberships", membership),
  rows("subscriptions", "Subscriptions at the payment provider", billingAccount, [
    "syncToken",
    "appliedToken",
    "checkoutGen",
    "customerGen",
  ]),
  rows("attached-subscriptions", "Subscriptions brought over", foundSubscription, ["before"]),
  rows("pauses", "Pauses", membershipPause),
  rows("membership-changes", "Membership changes", membershipChange),
  rows("member-tags", "Tags", memberTag),
  rows("member-notes", "Notes about members", memberNote),
  rows("gift-links", "Gift links", giftLink),
  rows("customers", "Customers", bookCustomer, ["token"]),
  rows("invoices", "Invoices", bookInvoice, ["token"]),
  rows("payments", "Payments and refunds", bookEntry, ["token"]),
  rows("consultations", "Consultation requests", consultationRequest),
  rows("preferences", "Training preferences", trainingPreference),
  rows("completions", "Trainings completed", completion, ["idempotencyKey"]),
  rows("sets", "Sets logged", setLog),
  rows("training-maxes", "Training maximums", trainingMax),
  rows("training-max-changes", "Their changes", trainingMaxChange),
  rows("swaps", "Exercises swapped", exerciseSwap),
  rows("library", "Exercise library", libraryExercise),
  rows("library-names", "Names in the library", libraryKey),
  rows("library-alternatives", "Alternatives", libraryAlternative),
  rows("templates", "Templates", workoutTemplate),
  rows("weeks", "Weeks, as rows", weeklyProgram, ["searchText"]),
  rows("week-days", "Days, as rows", dailyWorkout),
  rows("workouts", "Workouts, as rows", workout, ["searchText"]),
  rows("exercises", "Exercises, as rows", exercise),
  { kind: "weeks", title: "Weeks as documents", table: weeklyProgram },
  { kind: "workouts", title: "Workouts as documents", table: workout },
  { kind: "articles", title: "Articles", table: blogPost },
  rows("posts", "Community posts", communityPost),
  rows("comments", "Comments", communityComment),
  rows("training-threads", "Days and workouts talked about", trainingThread),
  rows("kept-answers", "Answers kept beside exercises", keptAnswer),
  rows("reactions", "Reactions", postReaction),
  rows("pinned-messages", "Pinned messages", pinnedMessage),
  rows("post-reports", "Posts reported", postReport),
  rows("comment-reports", "Comments reported", commentReport),
  rows("muted", "Muted members", communityMute),
  rows("conversations", "Conversations", conversation),
  rows("messages", "Messages", directMessage),
  rows("saved-replies", "Saved replies", savedReply),
  rows("media", "Files, as rows", mediaObject, ["etag"]),
  rows("media-places", "Where files are shown", mediaClaim),
  { kind: "media", title: "Photos, videos and recordings", table: mediaObject },
  rows("audit", "Audit log", auditLog),
  rows("history-imports", "Training brought along", historyImport, ["fileKey"]),
  rows("site-versions", "The site's own words, as they were published", siteVersion),
  rows("rolls", "Rolls on the mat", roll, ["notes"]),
  rows("week-plans", "Plans of the week", weekPlan),
  rows("week-plan-settings", "What is said beside them", weekPlanSetting),
  rows("moved-trainings", "Sessions moved by members", sessionMove),
  rows("library-loads", "What exercises load, as the coach corrected it", libraryLoad),
  rows("return-plans", "Plans for coming back", returnPlan),
  rows("competitions", "Competitions of members", competition),
  rows("competition-plan", "The plan around a competition", competitionOverlay),
  rows("first-week-versions", "The first week's cards and agreement, as they were published", firstWeekVersion),
  rows("first-weeks", "First weeks", firstWeek),
  // That somebody has signed is the club's; what they have answered of their health leaves it in no file.
  rows("first-week-signatures", "Signed agreements", firstWeekSignature, ["answers"]),
  rows("lift-cues", "What members are to think of at lifts", liftCue),
  rows("letters", "Letters to members", letter),
  rows("letter-recipients", "Whom they were for", letterRecipient),
  rows("mentions", "Who is named in the community", communityMention),
];
