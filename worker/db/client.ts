import { drizzle } from "drizzle-orm/d1";
import * as account from "./account";
import * as billing from "./billing";
import * as blog from "./blog";
import * as community from "./community";
import * as consultations from "./consultations";
import * as exercises from "./exercises";
import * as idempotency from "./idempotency";
import * as imports from "./imports";
import * as media from "./media";
import * as outbox from "./outbox";
import * as programs from "./programs";
import * as progress from "./progress";
import * as templates from "./templates";
import * as training from "./training";
import * as workouts from "./workouts";

export const schema = {
  ...account,
  ...billing,
  ...blog,
  ...community,
  ...consultations,
  ...exercises,
  ...idempotency,
  ...imports,
  ...media,
  ...outbox,
  ...programs,
  ...progress,
  ...templates,
  ...training,
  ...workouts,
};

/**
 * Takes a D1 database or a D1 session: a session has the same `prepare` and `batch`, which is all drizzle calls,
 * but drizzle's types do not know it yet (drizzle-orm#4522).
 */
export function connect(source: D1Database | D1DatabaseSession) {
  return drizzle(source as D1Database, { schema });
}

export type Db = ReturnType<typeof connect>;
