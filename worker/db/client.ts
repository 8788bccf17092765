import { drizzle } from "drizzle-orm/d1";
import * as account from "./account";
import * as billing from "./billing";
import * as blog from "./blog";
import * as books from "./books";
import * as community from "./community";
import * as competitions from "./competitions";
import * as consultations from "./consultations";
import * as exercises from "./exercises";
import * as exports from "./exports";
import * as firstWeek from "./first-week";
import * as foundSubscriptions from "./found-subscriptions";
import * as gifts from "./gifts";
import * as health from "./health";
import * as idempotency from "./idempotency";
import * as imports from "./imports";
import * as injuries from "./injuries";
import * as letters from "./letters";
import * as liftCues from "./lift-cues";
import * as media from "./media";
import * as members from "./members";
import * as messages from "./messages";
import * as notices from "./notices";
import * as outbox from "./outbox";
import * as programs from "./programs";
import * as progress from "./progress";
import * as rolls from "./rolls";
import * as site from "./site";
import * as templates from "./templates";
import * as training from "./training";
import * as unsaved from "./unsaved";
import * as validation from "./validation";
import * as weekPlan from "./week-plan";
import * as workouts from "./workouts";
import * as writtenText from "./written-text";

/** All tables, for checks that hold for each of them. */
export const schema = {
  ...account,
  ...billing,
  ...blog,
  ...books,
  ...community,
  ...competitions,
  ...consultations,
  ...exercises,
  ...exports,
  ...firstWeek,
  ...foundSubscriptions,
  ...gifts,
  ...health,
  ...idempotency,
  ...imports,
  ...injuries,
  ...letters,
  ...liftCues,
  ...writtenText,
  ...media,
  ...members,
  ...messages,
  ...notices,
  ...outbox,
  ...programs,
  ...progress,
  ...rolls,
  ...site,
  ...templates,
  ...training,
  ...unsaved,
  ...validation,
  ...weekPlan,
  ...workouts,
};

/**
 * Takes a D1 database or a D1 session: a session has the same `prepare` and `batch`, which is all drizzle calls, but
 * drizzle's types do not know it yet (drizzle-orm#4522). It gets no schema: parsing the relations of all tables on each
 * request takes longer than most queries.
 */
export function connect(source: D1Database | D1DatabaseSession) {
  return drizzle(source as D1Database);
}

export type Db = ReturnType<typeof connect>;
