import { lt } from "drizzle-orm";
import { session, verification } from "../../db/account";
import { connect } from "../../db/client";
import type { Env } from "../../http/env";

/** Clears what time has made worthless. */
export async function runHourly(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  await db.batch([
    db.delete(session).where(lt(session.expiresAt, now)),
    db.delete(verification).where(lt(verification.expiresAt, now)),
  ]);
}
