export const THREAD_LIMITS = {
  /** Most pinned answers of a thread. */
  pinned: 3,
  /** Most kept answers shown beside an exercise, newest first. */
  answersShown: 3,
  /** Most kept answers of one exercise. */
  answersKept: 20,
  /** Most comments of pinned threads, which come with the first page. */
  pinnedComments: 60,
} as const;

export const THREAD_REFUSALS = {
  pinned: `At most ${THREAD_LIMITS.pinned} answers can stand first. Take one down before.`,
  kept: `At most ${THREAD_LIMITS.answersKept} answers can be kept of one exercise. Stop keeping one first.`,
  exercise: "Choose the exercise it is about.",
  notInLibrary: "The library has no exercise of this name.",
  notTheCoachs: "Only what the coach has answered can be kept.",
  privateWeek: "This was said in a private week. Only what everybody could read can be kept for everybody.",
} as const;
