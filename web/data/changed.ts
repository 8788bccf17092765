import type { InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";
import {
  type CommentPlace,
  commentsKey,
  conversationKey,
  isCommentsKey,
  isEditorKey,
  isTrainingKey,
  KEYS,
  panelKey,
} from "./keys";

const EXERCISE_LISTS = [
  KEYS.placedExercises,
  KEYS.exerciseCounts,
  KEYS.exerciseNames,
  KEYS.exerciseLibrary,
  KEYS.videoLinks,
];
/** Counts and lists of what waits for the coach. */
const DESK = [KEYS.attention, KEYS.deskToday];
const MAT = [KEYS.mat, KEYS.rolls];
const TRAINING = [KEYS.stats, KEYS.dashboard, KEYS.workouts, KEYS.programs, ...MAT];

/** Query keys to invalidate after a change, by prefix; some depend on a member. */
export const CHANGES = {
  session: [KEYS.session],
  sessions: [KEYS.sessions],
  passkey: [KEYS.passkeys],
  /** Completed trainings. */
  training: TRAINING,
  /** Logged sets: previous sets shown with exercises, and histories. */
  log: [{ predicate: ({ queryKey }) => isTrainingKey(queryKey) }, KEYS.exercises],
  /** Imported training history. */
  history: [
    { predicate: ({ queryKey }) => isTrainingKey(queryKey) },
    KEYS.exercises,
    KEYS.historyImports,
    KEYS.members,
  ],
  /** Training maximums. */
  maxes: [{ predicate: ({ queryKey }) => isTrainingKey(queryKey) }, KEYS.maxes],
  /** Exercise swaps. */
  swap: [{ predicate: ({ queryKey }) => isTrainingKey(queryKey) }, KEYS.swaps],
  /** Injuries, which change how trainings are shown. */
  injury: [{ predicate: ({ queryKey }) => isTrainingKey(queryKey) }, KEYS.injuries],
  /** A member's cues, as they see them. */
  cue: [{ predicate: ({ queryKey }) => isTrainingKey(queryKey) }],
  /** Same, as the coach sees them. */
  memberCue: (memberId) => [panelKey(memberId), KEYS.formChecks, [...KEYS.members, "one", memberId]],
  roll: [KEYS.dashboard, ...MAT],
  /** The plan of the member's week, and its moves. */
  weekPlan: [KEYS.dashboard, KEYS.programs],
  /** A competition changes the weeks around it by the coach's taper. */
  competition: [KEYS.competitions, KEYS.dashboard, KEYS.programs],
  calendar: [KEYS.calendar],
  firstWeek: [KEYS.firstWeek, KEYS.dashboard],
  preferences: [KEYS.dashboard, KEYS.exercises, KEYS.mat],
  membership: [KEYS.subscription, KEYS.invoices, ...TRAINING],

  standing: [KEYS.standing],
  pinned: [KEYS.pinned, KEYS.adminPinned],
  moderation: [KEYS.reviews, KEYS.mutes],
  notice: [KEYS.unreadNotices, KEYS.notices],

  member: [KEYS.members, ...DESK],
  // A session stays in the list until the book is next opened.
  sessionSeen: [{ queryKey: KEYS.book, refetchType: "none" }, KEYS.bookChoices, ...DESK],
  book: [KEYS.book, KEYS.bookChoices, ...DESK],
  note: (memberId) => [[...KEYS.members, "notes", memberId]],
  /** One conversation, as both sides see it. */
  conversation: (memberId) => [KEYS.messages, conversationKey(memberId), panelKey(memberId)],
  message: (memberId) => [
    KEYS.messages,
    conversationKey(memberId),
    panelKey(memberId),
    KEYS.conversations,
    KEYS.unreadMessages,
    ...DESK,
  ],
  conversationStatus: (memberId) => [KEYS.conversations, panelKey(memberId), ...DESK],
  inbox: [KEYS.conversations],
  readMark: [KEYS.unreadMessages, KEYS.conversations],
  savedReply: [KEYS.savedReplies],
  // A row stays in its list until that is next opened.
  consultation: [{ queryKey: KEYS.consultations, refetchType: "none" }],
  health: [KEYS.health],
  desk: DESK,
  gift: [KEYS.gifts],
  letter: [KEYS.letters],
  foundSubscription: [KEYS.foundSubscriptions, KEYS.members, ...DESK],

  post: [KEYS.adminPosts],
  program: [
    { queryKey: KEYS.adminPrograms, predicate: ({ queryKey }) => !isEditorKey(queryKey) },
    KEYS.programs,
    KEYS.dashboard,
    ...DESK,
    ...EXERCISE_LISTS,
  ],
  workout: [KEYS.adminWorkouts, KEYS.workouts, KEYS.workoutFilters, KEYS.dashboard, ...DESK, ...EXERCISE_LISTS],
  template: [KEYS.templates],
  video: [
    { queryKey: KEYS.adminPrograms, predicate: ({ queryKey }) => !isEditorKey(queryKey) },
    KEYS.adminWorkouts,
    KEYS.programs,
    KEYS.workouts,
    KEYS.dashboard,
    ...DESK,
    ...EXERCISE_LISTS,
  ],
  /** Kept answers, shown beside exercises. */
  answer: [KEYS.libraryAnswers, { predicate: ({ queryKey }) => isTrainingKey(queryKey) }, KEYS.exercises],
  rule: [KEYS.validationRules, KEYS.validationSummary, KEYS.validationReports],
  validation: [KEYS.validationReports, KEYS.validationSummary, KEYS.documents],
  document: (id) => [[...KEYS.documents, id]],
} satisfies Record<string, readonly Stale[] | ((id: string) => readonly Stale[])>;

type Stale = QueryKey | InvalidateQueryFilters;
type Changes = typeof CHANGES;
type Noun = keyof Changes;
/** One whose queries do not depend on a member or document. */
export type PlainNoun = { [N in Noun]: Changes[N] extends readonly unknown[] ? N : never }[Noun];
export type NounOfOne = Exclude<Noun, PlainNoun>;
type Args<N extends Noun> = Changes[N] extends readonly unknown[] ? [] : [id: string];

/** Invalidates the queries of a noun: visible ones are refetched now, others when next used. */
export async function changed<N extends Noun>(client: QueryClient, noun: N, ...[id]: Args<N>): Promise<void> {
  const stale: Changes[Noun] = CHANGES[noun];
  const all: readonly Stale[] = typeof stale === "function" ? stale(id ?? "") : stale;
  await Promise.all(all.map((each) => client.invalidateQueries(isKey(each) ? { queryKey: each } : each)));
}

const isKey = (stale: Stale): stale is QueryKey => Array.isArray(stale);

/** Invalidates the comments of a post or a training thread. */
export const commentsChanged = (client: QueryClient, place: CommentPlace): Promise<void> =>
  client.invalidateQueries({ queryKey: commentsKey(place) });

/** Invalidates everything except one known query. */
export async function everythingChanged(client: QueryClient, but?: QueryKey): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== but?.[0] });
}

/** Removes cached articles: one that was just changed must not show its old state, even briefly. */
export function forgetArticles(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/blog") });
}

/** Invalidates what the community page shows beside its feed, if fetched before an instant. */
export async function besideFeedChanged(client: QueryClient, before: number): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey, state }) => isBesideFeed(queryKey) && state.dataUpdatedAt < before,
  });
}

const isBesideFeed = (key: QueryKey) => key[0] === KEYS.pinned[0] || key[0] === KEYS.standing[0] || isCommentsKey(key);
