import { env } from "cloudflare:workers";
import { connect } from "../../worker/db/client";
import { countedD1 } from "./counted-d1";

/** The database of the tests, counting what a call costs it. */
export function countedDatabase() {
  const { database, cost } = countedD1(env.DB);
  return { db: connect(database), cost };
}
