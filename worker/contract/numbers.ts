import { z } from "zod";
import { COLUMN_TYPES } from "./drafts";
import { firstWeekFunnelSchema } from "./first-week";
import { MEMBER_STATUSES } from "./members-limits";
import { CHANGE_LISTS, NUMBER_RANGES, type NumberRange } from "./numbers-limits";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const count = wholeNumber;
const date = z.iso.date("This is not a date of the calendar.");
const ranges = Object.keys(NUMBER_RANGES) as [NumberRange, ...NumberRange[]];
const optionSchema = z.enum([...COLUMN_TYPES, "workout"]);
export type TrainingOption = z.infer<typeof optionSchema>;

/** `GET /api/admin/numbers?range=` */
export const numbersQuerySchema = z.object({ range: z.enum(ranges).default("30d") });
export const numbersSchema = z.object({
  range: z.enum(ranges),
  /** Days in the site's zone, both inclusive; `to` is today. */
  from: date,
  to: date,
  members: z.record(z.enum(MEMBER_STATUSES), count),
  /** Monthly revenue of active memberships, annual ones divided by twelve: before coupons, and after lasting ones. */
  monthlyCents: count,
  netMonthlyCents: count,
  /** Memberships active or past due at the start of the range. */
  runningAtStart: count,
  /** How many of those have ended since and not restarted. */
  churned: count,
  changes: z.record(z.enum(CHANGE_LISTS), count),
  /** Paused memberships, soonest return first; a limited number. */
  pausing: z.array(z.object({ id: anyText, name: anyText, until: isoInstant })),
  /** The range in parts, oldest first. Monthly revenue is that at the end of each part. */
  parts: z.array(
    z.object({
      from: date,
      to: date,
      monthlyCents: count,
      netMonthlyCents: count,
      trials: count,
      paid: count,
      ended: count,
    }),
  ),
  /** Days with a completion, in the members' own zones. */
  trainings: z.array(z.object({ date, option: optionSchema, completions: count })),
  /** Members who began their first week in the range; left out if none is offered. */
  firstWeek: firstWeekFunnelSchema.optional(),
});
export type Numbers = z.infer<typeof numbersSchema>;

const sum = z.object({ cents: count, invoices: count });
/** Money received, spent and kept, in cents; amounts spent are positive, too. */
const flow = { received: count, refunded: count, disputed: count, fees: count, net: count };
const moneyInSchema = z.object({
  currency: anyText,
  ...flow,
  /** Payments whose fee the provider has not reported yet: those fees are missing from the sums. */
  feesUnknown: count,
  /** Amounts open now; renewals that failed in the range; and those of them paid later. */
  outstanding: sum,
  failed: sum,
  recovered: sum,
  parts: z.array(z.object({ from: date, to: date, ...flow })),
});
export type MoneyIn = z.infer<typeof moneyInSchema>;
/** `GET /api/admin/numbers/money?range=`: the books by currency, in the same parts as the numbers. */
export const moneySchema = z.object({
  range: z.enum(ranges),
  from: date,
  to: date,
  currencies: z.array(moneyInSchema),
});
export type Money = z.infer<typeof moneySchema>;

const span = { from: date, to: date };
/** `GET /api/admin/numbers/changes?list=&from=&to=`: the memberships behind a number, newest first. */
export const changesQuerySchema = pageQuerySchema.extend({ ...span, list: z.enum(CHANGE_LISTS) });
export type ChangesQuery = z.infer<typeof changesQuerySchema>;
const memberSchema = z.object({ id: anyText, name: anyText });
const memberChangeSchema = z.object({
  id: count,
  at: isoInstant,
  plan: z.enum(["monthly", "annual"]).nullable(),
  /** When a trial became a paid membership. */
  paidAt: isoInstant.nullable(),
  /** Null once the account is deleted. */
  member: memberSchema.nullable(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** `GET /api/admin/numbers/trainings?from=&to=&option=`: the trainings behind a number, newest first. */
export const trainingsQuerySchema = pageQuerySchema.extend({ ...span, option: optionSchema.optional() });
export type TrainingsQuery = z.infer<typeof trainingsQuerySchema>;
const finishedTrainingSchema = z.object({
  id: count,
  date,
  title: anyText,
  option: optionSchema,
  member: memberSchema,
});
export type FinishedTraining = z.infer<typeof finishedTrainingSchema>;
