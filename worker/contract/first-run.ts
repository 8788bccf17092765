import { z } from "zod";
import { FIRST_RUN_STEPS, PRICE_CENTS } from "./first-run-limits";

/** `waiting`: asked for, and not there yet. */
const checkSchema = z.object({
  state: z.enum(["done", "missing", "waiting"]),
  /** What was found, or what is missing and where it is done. */
  says: z.string(),
  /** When that was found. */
  at: z.iso.datetime().nullable(),
});
export type FirstRunCheck = z.infer<typeof checkSchema>;

const stepSchema = z.object({ name: z.enum(FIRST_RUN_STEPS), checks: z.array(checkSchema) });
export type FirstRunStep = z.infer<typeof stepSchema>;

/** `GET /api/admin/first-run`: what a club needs before it opens, and what is there. */
export const firstRunSchema = z.object({
  /** Whether nothing is missing. */
  isReady: z.boolean(),
  /** Whether an admin has put the guide away from the first page of the desk. */
  isAway: z.boolean(),
  steps: z.array(stepSchema),
  /** Whether there are keys to try at the payment provider. */
  hasKeys: z.boolean(),
  /** Whether prices are to be chosen here, since the settings name none. */
  wantsPrices: z.boolean(),
  /** Which legal particulars the texts have now. */
  legalOf: z.string(),
});
export type FirstRun = z.infer<typeof firstRunSchema>;

const cents = z
  .number("An amount.")
  .int("Whole cents.")
  .min(PRICE_CENTS.least, "At least 1.00.")
  .max(PRICE_CENTS.most, "At most 10,000.00.");

/** `POST /api/admin/first-run/prices`. */
export const firstPricesSchema = z.object({ monthlyCents: cents, annualCents: cents });
export type FirstPrices = z.infer<typeof firstPricesSchema>;

/** `POST /api/admin/first-run/legal`: `of` is what was read. */
export const legalReadSchema = z.object({ of: z.string("Say what you have read.").min(1).max(64) });
