import { z } from "zod";
import { SET_LIMITS } from "./training-limits";

const REFUSAL = `How hard it was is a whole number from ${SET_LIMITS.effortMin} to ${SET_LIMITS.effortMax}.`;

/** Perceived effort of a whole training, in the gym or on the mat. */
export const effortSchema = z
  .number(REFUSAL)
  .int(REFUSAL)
  .min(SET_LIMITS.effortMin, REFUSAL)
  .max(SET_LIMITS.effortMax, REFUSAL);

/** Effort of a completion: omitted leaves it, null removes it. */
export const completionEffortSchema = effortSchema.nullish();
