import type { BeltName } from "../worker/contract/account-limits.ts";
import { brand } from "../worker/contract/brand.ts";
import { DAY_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";

const DEMO_PASSWORD = "longroll-demo";

const { membershipAnnual, membershipMonthly } = brand.prices;
const TRIAL_MS = brand.trialDays * DAY_MS;

type Plan = "monthly" | "annual";
type Card = { brand: string; last4: string };

type Access =
  | { kind: "paid"; plan: Plan; startedDaysAgo: number; card: Card; state?: "cancelling" | "past_due" }
  | { kind: "trial"; daysLeft: number }
  | { kind: "staff" };

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  belt?: BeltName;
  email: string;
  role: "user" | "coach" | "admin";
  joinedDaysAgo: number;
  signsIn: boolean;
  access: Access;
};

const visa = (last4: string): Card => ({ brand: "visa", last4 });
const mastercard = (last4: string): Card => ({ brand: "mastercard", last4 });

export const people = {
  mateus: {
    id: "qV7mT2xKc9RbN4hZpL8sWd3YfJ6gEu1A",
    firstName: "Mateus",
    lastName: "Andrade",
    belt: "black",
    email: "coach@longroll.test",
    role: "admin",
    joinedDaysAgo: 412,
    signsIn: true,
    access: { kind: "staff" },
  },
  renata: {
    id: "Hn5cX8wPz2VdM7kQtB4rGy9LfS1jUa6E",
    firstName: "Renata",
    lastName: "Moraes",
    belt: "blue",
    email: "member@longroll.test",
    role: "user",
    joinedDaysAgo: 131,
    signsIn: true,
    access: { kind: "paid", plan: "annual", startedDaysAgo: 124, card: visa("4242") },
  },
  theo: {
    id: "b3KsJ9vFy6TqW1nRxD8mZc5HgP2eLu7O",
    firstName: "Theo",
    lastName: "Lindqvist",
    belt: "blue",
    email: "trial@longroll.test",
    role: "user",
    joinedDaysAgo: 2,
    signsIn: true,
    access: { kind: "trial", daysLeft: 5 },
  },
  priya: {
    id: "Zt4wB7hMk1XcV9qSdN2pRf6YjG8uEa3L",
    firstName: "Priya",
    lastName: "Raman",
    email: "lapsed@longroll.test",
    role: "user",
    joinedDaysAgo: 10,
    signsIn: true,
    access: { kind: "trial", daysLeft: -3 },
  },
  caio: {
    id: "m8DzQ3fRw6KyT1vXbH9nCs4JgL7pUe2I",
    firstName: "Caio",
    lastName: "Bastos",
    belt: "brown",
    email: "assistant@longroll.test",
    role: "coach",
    joinedDaysAgo: 365,
    signsIn: true,
    access: { kind: "staff" },
  },
  hana: {
    id: "Yx1pN6dGk8VwR3cTzM5hQb9FsJ2uLa4S",
    firstName: "Hana",
    lastName: "Kobayashi",
    belt: "purple",
    email: "hana.kobayashi@longroll.test",
    role: "user",
    joinedDaysAgo: 288,
    signsIn: false,
    access: { kind: "paid", plan: "annual", startedDaysAgo: 281, card: mastercard("5100") },
  },
  dominik: {
    id: "r6HvC2mXz9BqK4wTnF7sYd1PgJ5eUo8N",
    firstName: "Dominik",
    lastName: "Weber",
    belt: "white",
    email: "dominik.weber@longroll.test",
    role: "user",
    joinedDaysAgo: 96,
    signsIn: false,
    access: { kind: "paid", plan: "monthly", startedDaysAgo: 12, card: visa("1881") },
  },
  aoife: {
    id: "Kw9bL4tZc7RmX2hVqP5nGs8DyF3jAi6T",
    firstName: "Aoife",
    lastName: "Brennan",
    belt: "blue",
    email: "aoife.brennan@longroll.test",
    role: "user",
    joinedDaysAgo: 174,
    signsIn: false,
    access: { kind: "paid", plan: "annual", startedDaysAgo: 167, card: visa("0077") },
  },
  marcus: {
    id: "e2TfV8nQk5YxB1zRwM6cHd9SpG4uLo7J",
    firstName: "Marcus",
    lastName: "Okafor",
    belt: "purple",
    email: "marcus.okafor@longroll.test",
    role: "user",
    joinedDaysAgo: 58,
    signsIn: false,
    access: { kind: "paid", plan: "monthly", startedDaysAgo: 21, card: mastercard("4444") },
  },
  lucia: {
    id: "Pj7gX3vDh6WkN9qTbZ1mRs4CyF8eUa2V",
    firstName: "Lucía",
    lastName: "Ferrer",
    email: "lucia.ferrer@longroll.test",
    role: "user",
    joinedDaysAgo: 41,
    signsIn: false,
    access: { kind: "paid", plan: "monthly", startedDaysAgo: 4, card: visa("9424"), state: "past_due" },
  },
  samir: {
    id: "c5NyR1wKz8HtV4xQmB7dPf2GsJ9uEo3L",
    firstName: "Samir",
    lastName: "Haddad",
    email: "samir.haddad@longroll.test",
    role: "user",
    joinedDaysAgo: 219,
    signsIn: false,
    access: { kind: "paid", plan: "monthly", startedDaysAgo: 27, card: mastercard("8210"), state: "cancelling" },
  },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

export async function peopleStatements(
  moment: Moment,
  hashPassword: (password: string) => Promise<string>,
): Promise<SeedStatement[]> {
  const everyone: Person[] = Object.values(people);
  const credentials = await Promise.all(
    everyone
      .filter((person) => person.signsIn)
      .map(async (person) => credentialRow(person, moment, await hashPassword(DEMO_PASSWORD))),
  );
  const members = everyone.filter((person) => person.access.kind !== "staff");
  return [
    ...insertInto(
      "user",
      everyone.map((person) => userRow(person, moment)),
    ),
    ...insertInto("account", credentials),
    // As in life: everybody tries first, so that what the triggers write down of it is true.
    ...insertInto(
      "membership",
      members.map((person) => trialRow(person, moment)),
    ),
    ...members.filter((person) => person.access.kind === "paid").map((person) => payment(person, moment)),
    ...insertInto(
      "billing_account",
      members.flatMap((person) => accountRow(person, moment)),
    ),
    ...insertInto(
      "trial_claim",
      members.map((person) => ({ email_key: person.email, user_id: person.id, started_at: joinedAt(person, moment) })),
    ),
  ];
}

function joinedAt(person: Person, moment: Moment): number {
  return moment.now - person.joinedDaysAgo * DAY_MS;
}

function userRow(person: Person, moment: Moment): Record<string, SeedValue> {
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    email_verified: 1,
    first_name: person.firstName,
    last_name: person.lastName,
    role: person.role,
    time_zone: moment.timeZone,
    belt: person.belt ?? null,
    created_at: joinedAt(person, moment),
    updated_at: joinedAt(person, moment),
  };
}

function credentialRow(person: Person, moment: Moment, password: string): Record<string, SeedValue> {
  return {
    id: `credential-${person.id}`,
    account_id: person.id,
    provider_id: "credential",
    user_id: person.id,
    password,
    created_at: joinedAt(person, moment),
    updated_at: joinedAt(person, moment),
  };
}

function membershipRow(person: Person, moment: Moment): Record<string, SeedValue> {
  const { access } = person;
  if (access.kind === "staff") throw new Error(`${person.email} has no membership`);
  const paid = access.kind === "paid" ? access : null;
  const end = access.kind === "trial" ? moment.now + access.daysLeft * DAY_MS : 0;
  const start = access.kind === "paid" ? moment.now - access.startedDaysAgo * DAY_MS : end - TRIAL_MS;
  return {
    user_id: person.id,
    status: paid ? statusOf(paid) : "trialing",
    is_trial: paid ? 0 : 1,
    plan: paid?.plan ?? null,
    plan_amount_cents: paid ? (paid.plan === "annual" ? membershipAnnual.cents : membershipMonthly.cents) : null,
    current_period_start: start,
    current_period_end: paid ? nextRenewal(start, paid.plan) : end,
    cancel_at_period_end: paid?.state === "cancelling" ? 1 : 0,
    card_brand: paid?.card.brand ?? null,
    card_last4: paid?.card.last4 ?? null,
    created_at: joinedAt(person, moment),
    updated_at: start,
    trial_ends_at: paid ? joinedAt(person, moment) + TRIAL_MS : end,
  };
}

const statusOf = ({ state }: { state?: "cancelling" | "past_due" }) => (state === "past_due" ? state : "active");

function trialRow(person: Person, moment: Moment): Record<string, SeedValue> {
  const row = membershipRow(person, moment);
  if (row.is_trial) return row;
  const began = joinedAt(person, moment);
  return {
    ...row,
    status: "trialing",
    is_trial: 1,
    plan: null,
    plan_amount_cents: null,
    current_period_start: began,
    current_period_end: began + TRIAL_MS,
    cancel_at_period_end: 0,
    card_brand: null,
    card_last4: null,
    updated_at: began,
  };
}

/** Turns a trial into a membership on its last day. */
function payment(person: Person, moment: Moment): SeedStatement {
  const { user_id: userId = null, ...row } = membershipRow(person, moment);
  const paid = { ...row, updated_at: joinedAt(person, moment) + TRIAL_MS };
  return {
    sql: `UPDATE membership SET ${Object.keys(paid)
      .map((column) => `${column} = ?`)
      .join(", ")} WHERE user_id = ?`,
    params: [...Object.values(paid), userId],
  };
}

/** Customers of the payment simulator, which adopts them. */
function accountRow({ id, access }: Person, moment: Moment): Record<string, SeedValue>[] {
  if (access.kind !== "paid") return [];
  const start = moment.now - access.startedDaysAgo * DAY_MS;
  const end = nextRenewal(start, access.plan);
  return [
    {
      user_id: id,
      customer_id: `cus_sim_${id.slice(0, 12)}`,
      subscription_id: `sub_sim_${id.slice(0, 12)}`,
      status: statusOf(access),
      price_id: `price_sim_${access.plan}`,
      current_period_end: end,
      cancel_at: access.state === "cancelling" ? end : null,
      canceled_at: access.state === "cancelling" ? start : null,
      paid_through: access.state === "past_due" ? start : end,
    },
  ];
}

/** Returns the same day a month or a year later, or that month's last day. */
function nextRenewal(start: number, plan: Plan): number {
  const renewal = new Date(start);
  const day = renewal.getUTCDate();
  renewal.setUTCMonth(renewal.getUTCMonth() + (plan === "annual" ? 12 : 1));
  if (renewal.getUTCDate() !== day) renewal.setUTCDate(0);
  return renewal.getTime();
}
