import { z } from "zod";
import { COLUMN_TYPES } from "./drafts";
import { firstWeekFunnelSchema } from "./first-week";
import { MEMBER_STATUSES } from "./members-limits";
import { CHANGE_LISTS, NUMBER_RANGES, type NumberRange } from "./numbers-limits";
import { pageQuerySchema } from "./paging";

const count = z.number().int();
const date = z.iso.date("This is not a date of the calendar.");
const ranges = Object.keys(NUMBER_RANGES) as [NumberRange, ...NumberRange[]];
const optionSchema = z.enum([...COLUMN_TYPES, "workout"]);
export type TrainingOption = z.infer<typeof optionSchema>;

/** `GET /api/admin/numbers?range=` */
export const numbersQuerySchema = z.object({ range: z.enum(ranges).default("30d") });
export const numbersSchema = z.object({
  range: z.enum(ranges),
  /** Days by the site's clock, both in it; `to` is today. */
  from: date,
  to: date,
  members: z.record(z.enum(MEMBER_STATUSES), count),
  /** Of all active memberships, annual ones by a twelfth: before coupons, and after those that last. */
  monthlyCents: count,
  netMonthlyCents: count,
  /** Memberships that ran when the range began: active or past due. */
  runningAtStart: count,
  /** How many of those have ended since and not begun again. */
  churned: count,
  changes: z.record(z.enum(CHANGE_LISTS), count),
  /** Whose membership rests now, whoever comes back first at first; so many at most. */
  pausing: z.array(z.object({ id: z.string(), name: z.string(), until: z.iso.datetime() })),
  /** The range in parts, oldest first. What comes in a month is what it was at the end of each. */
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
  /** Days on which something was finished, by the members' own calendar. */
  trainings: z.array(z.object({ date, option: optionSchema, completions: count })),
  /** Of the members who began their first week in the range; left out where the coach offers none. */
  firstWeek: firstWeekFunnelSchema.optional(),
});
export type Numbers = z.infer<typeof numbersSchema>;

const sum = z.object({ cents: count, invoices: count });
/** What came in, went out and stayed, in cents; what went out is above zero too. */
const flow = { received: count, refunded: count, disputed: count, fees: count, net: count };
const moneyInSchema = z.object({
  currency: z.string(),
  ...flow,
  /** Payments whose fee the provider has not told yet: it is in none of the sums. */
  feesUnknown: count,
  /** Open now; renewals that were refused in the range, and those of them that were paid after all. */
  outstanding: sum,
  failed: sum,
  recovered: sum,
  parts: z.array(z.object({ from: date, to: date, ...flow })),
});
export type MoneyIn = z.infer<typeof moneyInSchema>;
/** `GET /api/admin/numbers/money?range=`: the books, each currency by itself, by the same parts as the numbers. */
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
const memberSchema = z.object({ id: z.string(), name: z.string() });
const memberChangeSchema = z.object({
  id: count,
  at: z.iso.datetime(),
  plan: z.enum(["monthly", "annual"]).nullable(),
  /** Of a trial that became a membership. */
  paidAt: z.iso.datetime().nullable(),
  /** Null when the account is gone. */
  member: memberSchema.nullable(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** `GET /api/admin/numbers/trainings?from=&to=&option=`: the trainings behind a number, newest first. */
export const trainingsQuerySchema = pageQuerySchema.extend({ ...span, option: optionSchema.optional() });
export type TrainingsQuery = z.infer<typeof trainingsQuerySchema>;
const finishedTrainingSchema = z.object({
  id: count,
  date,
  title: z.string(),
  option: optionSchema,
  member: memberSchema,
});
export type FinishedTraining = z.infer<typeof finishedTrainingSchema>;
