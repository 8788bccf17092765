import { z } from "zod";
import { SET_LIMITS } from "./training-limits";

const REFUSAL = `How hard it was is a whole number from ${SET_LIMITS.effortMin} to ${SET_LIMITS.effortMax}.`;

/** How hard a training was as a whole, on the mat or in the gym. */
export const effortSchema = z
  .number(REFUSAL)
  .int(REFUSAL)
  .min(SET_LIMITS.effortMin, REFUSAL)
  .max(SET_LIMITS.effortMax, REFUSAL);

/** The same of a completion. Left out nothing is said of it, null takes it back. */
export const completionEffortSchema = effortSchema.nullish();
