import { and, eq, like } from "drizzle-orm";
import { user } from "../../../db/account";
import { billingAccount, membership, simulatorState } from "../../../db/billing";
import type { Db } from "../../../db/client";
import { adoptMember } from "./adopt-member";
import { newWorld, type World } from "./world";

const TRIES = 200;

/** Runs work on the stored world under optimistic locking: of two concurrent calls, the later one retries. */
export async function withWorld<T>(db: Db, now: Date, work: (world: World, seconds: number) => T): Promise<T> {
  const seconds = Math.floor(now.getTime() / 1000);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const row = await db.select().from(simulatorState).where(eq(simulatorState.id, 1)).get();
    if (!row) {
      await db
        .insert(simulatorState)
        .values({ id: 1, rev: 0, webhookSecret: newSecret(), state: JSON.stringify(await createWorld(db, seconds)) })
        .onConflictDoNothing();
      continue;
    }
    // A world stored before ledgers existed gets an empty one.
    const world: World = { ...newWorld(), ...(JSON.parse(row.state) as World) };
    const result = work(world, seconds);
    const state = JSON.stringify(world);
    if (state === row.state) return result;
    const { meta } = await db
      .update(simulatorState)
      .set({ state, rev: row.rev + 1 })
      .where(and(eq(simulatorState.id, 1), eq(simulatorState.rev, row.rev)));
    if (meta.changes === 1) return result;
  }
  throw new Error("the payment simulator is too busy");
}

/** Returns this installation's webhook secret. */
export async function webhookSecret(db: Db, now: Date): Promise<string> {
  await withWorld(db, now, () => undefined);
  const row = await db.select({ secret: simulatorState.webhookSecret }).from(simulatorState).get();
  if (!row) throw new Error("the payment simulator has no state");
  return row.secret;
}

const newSecret = () => `whsec_${crypto.randomUUID().replaceAll("-", "")}`;

/** Creates a world with the demo members from the database. */
async function createWorld(db: Db, now: number): Promise<World> {
  const world = newWorld();
  const members = await db
    .select({ user, membership, account: billingAccount })
    .from(billingAccount)
    .innerJoin(membership, eq(membership.userId, billingAccount.userId))
    .innerJoin(user, eq(user.id, billingAccount.userId))
    .where(like(billingAccount.customerId, "cus_sim%"));
  for (const member of members) adoptMember(world, member, now);
  world.undelivered = [];
  return world;
}
