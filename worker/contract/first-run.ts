import { z } from "zod";
import { FIRST_RUN_STEPS, PRICE_CENTS } from "./first-run-limits";
import { anyText, isoInstant } from "./shared-schemas";

/** `waiting`: requested, but not there yet. */
const checkSchema = z.object({
  state: z.enum(["done", "missing", "waiting"]),
  /** What was found, or what is missing and where to fix it. */
  says: anyText,
  /** When the check ran. */
  at: isoInstant.nullable(),
});
export type FirstRunCheck = z.infer<typeof checkSchema>;

const stepSchema = z.object({ name: z.enum(FIRST_RUN_STEPS), checks: z.array(checkSchema) });
export type FirstRunStep = z.infer<typeof stepSchema>;

/** `GET /api/admin/first-run`: setup steps and their state. */
export const firstRunSchema = z.object({
  /** Whether nothing is missing. */
  isReady: z.boolean(),
  /** Whether an admin has hidden the guide on the admin start page. */
  isAway: z.boolean(),
  steps: z.array(stepSchema),
  /** Whether there are payment keys to test. */
  hasKeys: z.boolean(),
  /** Whether prices must be chosen here, because the settings name none. */
  wantsPrices: z.boolean(),
  /** Identifies the current legal particulars. */
  legalOf: anyText,
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

/** `POST /api/admin/first-run/legal`: `of` identifies what was read. */
export const legalReadSchema = z.object({ of: z.string("Say what you have read.").min(1).max(64) });
