/** A timer that has run longer than this was forgotten: the member is asked for the true length. */
export const FORGOTTEN_AFTER_MINUTES = 240;
/** How long after it was done a training may still be handed in; offline devices keep it until then. */
export const LATE_COMPLETION_DAYS = 14;
export const COMPLETION_NOTES_MAX = 2000;

export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** With which side a set was done that is done with each. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Loads of which one answer tells the most reps, the heaviest first. */
export const REP_RECORDS_SHOWN = 12;

/** What one set may say. Load is in the member's unit, to two decimals; effort is RPE. */
export const SET_LIMITS = {
  setsPerExercise: 30,
  loadMax: 2000,
  repsMax: 1000,
  secondsMax: 36_000,
  metresMax: 200_000,
  effortMin: 1,
  effortMax: 10,
} as const;

/** Days of an exercise's history that one call answers. */
export const HISTORY_DAYS_SHOWN = 180;
/** Weeks in the chart of minutes. */
export const WEEKS_SHOWN = 12;

/** What a training maximum came from: typed by the member, taken from their log, or set by the coach. */
export const MAX_SOURCES = ["hand", "log", "coach"] as const;
export type MaxSource = (typeof MAX_SOURCES)[number];
/** Lifts that a member keeps a maximum of, and how many of the earlier ones of a lift are kept and told. */
export const MAX_LIFTS = 100;
export const MAX_CHANGES_KEPT = 20;
/** How far back sets speak of a maximum, and by how much they have to differ from it. */
export const PROPOSAL_DAYS = 90;
export const PROPOSAL_STEP = 0.025;
export const GYM_LIMITS = {
  barMax: 100,
  plateMin: 0.1,
  plateMax: 100,
  plates: 12,
  stepMin: 0.25,
  stepMax: 50,
} as const;
