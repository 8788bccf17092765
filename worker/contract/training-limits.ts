/** A timer that runs longer was forgotten: the member is asked for the true duration. */
export const FORGOTTEN_AFTER_MINUTES = 240;
/** Days within which a finished training can still be submitted; offline devices keep it that long. */
export const LATE_COMPLETION_DAYS = 14;
export const COMPLETION_NOTES_MAX = 2000;

export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Sides of a set that is done per side. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Most loads listed with their rep records, heaviest first. */
export const REP_RECORDS_SHOWN = 12;

/** Limits of one set. Load is in the member's unit, to two decimals; effort is RPE. */
export const SET_LIMITS = {
  setsPerExercise: 30,
  loadMax: 2000,
  repsMax: 1000,
  secondsMax: 36_000,
  metresMax: 200_000,
  effortMin: 1,
  effortMax: 10,
} as const;

/** Days of an exercise's history per call. */
export const HISTORY_DAYS_SHOWN = 180;
/** Weeks in the chart of minutes. */
export const WEEKS_SHOWN = 12;

/** Source of a training maximum: typed by the member, taken from their log, or set by the coach. */
export const MAX_SOURCES = ["hand", "log", "coach"] as const;
export type MaxSource = (typeof MAX_SOURCES)[number];
/** Most lifts with a maximum per member, and earlier values kept per lift. */
export const MAX_LIFTS = 100;
export const MAX_CHANGES_KEPT = 20;
/** How far back sets count for a proposed maximum, and by what fraction it must differ. */
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
