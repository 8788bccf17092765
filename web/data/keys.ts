import type { BillingConfig } from "../../worker/contract/billing";
import { SESSION_KEY } from "../lib/session/session-key";

/**
 * Query keys: an API address, then its parameters. Devices save answers by key, and changes invalidate by key prefix
 * (`changed.ts`).
 */
export const KEYS = {
  session: SESSION_KEY,
  sessions: ["/api/auth/sessions"],
  confirmation: ["/api/auth/confirmation"],
  passkeys: ["/api/auth/passkey/list-user-passkeys"],

  dashboard: ["/api/dashboard"],
  stats: ["/api/user/stats"],
  preferences: ["/api/user/training-preferences"],
  maxes: ["/api/user/training-maxes"],
  historyImports: ["/api/user/history-imports"],
  swaps: ["/api/user/swaps"],
  mat: ["/api/user/mat"],
  injuries: ["/api/user/injuries"],
  firstWeek: ["/api/user/first-week"],
  calendar: ["/api/user/calendar"],
  rolls: ["/api/user/rolls"],
  competitions: ["/api/user/competitions"],
  workouts: ["/api/workouts"],
  workoutFilters: ["/api/workouts/filters"],
  programs: ["/api/weekly-programs"],
  exercises: ["/api/exercises"],

  billingConfig: ["/api/billing/config"],
  coupon: ["/api/billing/coupon"],
  subscription: ["/api/subscription"],
  invoices: ["/api/subscription/invoices"],
  planPreview: ["/api/subscription/plan/preview"],
  payLink: ["/api/billing/pay"],
  pausesLeft: ["/api/subscription/pause"],
  ownGift: ["/api/subscription/gift"],
  gift: ["/api/gifts"],
  cardSetup: ["/api/subscription/card"],

  posts: ["/api/community/posts"],
  /** Others' posts not shown yet; client state only. */
  waitingPosts: ["community-waiting-posts"],
  pinned: ["/api/community/pinned-messages"],
  standing: ["/api/community/me"],
  people: ["/api/community/people"],
  communitySearch: ["/api/community/search"],

  messages: ["/api/messages"],
  recipient: ["/api/messages/recipient"],
  messageSearch: ["/api/messages/search"],
  unreadMessages: ["/api/messages/unread"],
  sharedFile: ["shared-file"],
  notices: ["/api/notices"],
  unreadNotices: ["/api/notices/unread"],
  noticePreferences: ["/api/notices/preferences"],
  /** Push state of this browser; client state only. */
  devicePush: ["push on this device"],

  attention: ["/api/admin/attention"],
  deskToday: ["/api/admin/desk/today"],
  deskFind: ["/api/admin/desk/find"],
  book: ["/api/admin/training"],
  bookChoices: ["/api/admin/training/choices"],
  members: ["/api/admin/users"],
  injuryBoard: ["/api/admin/injuries"],
  returnPlans: ["/api/admin/return-plans"],
  audit: ["/api/admin/audit"],
  numbers: ["/api/admin/numbers"],
  clubExports: ["/api/admin/exports"],
  gifts: ["/api/admin/gifts"],
  firstWeekDesk: ["/api/admin/first-week"],
  letters: ["/api/admin/letters"],
  letterDraft: ["/api/admin/letter-draft"],
  letter: ["/api/letters"],
  foundSubscriptions: ["/api/admin/found-subscriptions"],
  giftSettings: ["/api/admin/gift-settings"],
  health: ["/api/admin/health"],
  site: ["/api/admin/site"],
  firstRun: ["/api/admin/first-run"],
  consultations: ["/api/admin/consultation-requests"],
  entrants: ["/api/admin/competitions"],
  competitionOverlay: ["/api/admin/competition-overlay"],
  adminPosts: ["/api/admin/blog"],
  postPreview: ["/api/admin/blog/preview"],
  openedPost: ["/api/admin/article-drafts"],
  postSlug: ["/api/admin/blog/slug"],
  adminPinned: ["/api/admin/pinned-messages"],
  reviews: ["/api/admin/moderation"],
  mutes: ["/api/admin/community-mutes"],
  conversations: ["/api/admin/conversations"],
  formChecks: ["/api/admin/form-checks"],
  savedReplies: ["/api/admin/saved-replies"],

  adminPrograms: ["/api/admin/weekly-programs"],
  adminWorkouts: ["/api/admin/workouts"],
  templates: ["/api/admin/workout-templates"],
  placedExercises: ["/api/admin/exercises"],
  exerciseCounts: ["/api/admin/exercises/counts"],
  exerciseNames: ["/api/admin/exercise-names"],
  libraryAnswers: ["/api/admin/exercise-answers"],
  exerciseLibrary: ["/api/admin/exercise-library"],
  videoLinks: ["/api/admin/video-links"],

  documents: ["/api/admin/documents"],
  workoutDocuments: ["/api/admin/workout-documents"],
  uploadMetrics: ["/api/admin/upload-metrics"],
  userActivity: ["/api/admin/user-activity"],
  validationRules: ["/api/admin/validation-rules"],
  validationReports: ["/api/admin/validation-reports"],
  validationSummary: ["/api/admin/validation-summary"],
  validationSettings: ["/api/admin/validation-settings"],
  validationRuns: ["/api/admin/validation-runs"],
  openValidationRun: ["/api/admin/validation-runs/open"],
} as const;

/** The place of comments: a post, by its id, or a day of a week or a workout. */
export type CommentPlace = number | { kind: "day" | "workout"; id: number };

const COMMENTS = /^\/api\/(community\/posts|daily-workouts|workouts)\/\d+\/comments$/;
export const commentsKey = (place: CommentPlace) =>
  [
    typeof place === "number"
      ? `${KEYS.posts[0]}/${place}/comments`
      : `/api/${place.kind === "day" ? "daily-workouts" : "workouts"}/${place.id}/comments`,
  ] as const;
export const isCommentsKey = ([path]: readonly unknown[]) => typeof path === "string" && COMMENTS.test(path);

/** Keys of a conversation with a member, for admins, and of its side panel. */
export const conversationKey = (memberId: string) => [`${KEYS.messages[0]}/conversation/${memberId}`] as const;
export const panelKey = (memberId: string) => [`${KEYS.conversations[0]}/${memberId}`] as const;

/** The workout or week whose training history is read. */
export type TrainingPlace = { of: "workouts" | "weekly-programs"; id: number };
export const trainingKey = ({ of, id }: TrainingPlace) => [`/api/${of}`, String(id), "training"] as const;
export const isTrainingKey = (key: readonly unknown[]) => key.length === 3 && key[2] === "training";

/** A week opened in the editor; no change invalidates it. */
export const editorKey = (id: string) => [...KEYS.adminPrograms, id, "editor"] as const;
export const isEditorKey = (key: readonly unknown[]) => key[0] === KEYS.adminPrograms[0] && key[2] === "editor";

/** Prefix of the filtered member lists. */
export const memberListsKey = [...KEYS.members, "list"] as const;

/** Stripe's form and library; not an API call. */
export const paymentFormKey = ({ mode, publishableKey }: BillingConfig) =>
  ["payment-form", mode, publishableKey] as const;
