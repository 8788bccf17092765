import { desc, eq } from "drizzle-orm";
import type { FirstWeek, OwnFirstWeek } from "../../contract/first-week";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { firstWeek, firstWeekCard, firstWeekHealth, firstWeekSignature } from "../../db/first-week";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { asOffered } from "./content";
import { newestVersion, settingOf } from "./newest-version";
import { presentHealth } from "./present-health";

export const readOwn = (ctx: Ctx): Promise<OwnFirstWeek> => runRead(ctx.db, ownFirstWeek(ctx));

/** Reads the actor's first week. After it was turned off, only for members who have begun. */
export function ownFirstWeek({ db, actor }: Ctx): BatchedRead<OwnFirstWeek> {
  const { id } = memberOf(actor).user;
  const statements = [
    newestVersion(db),
    settingOf(db),
    db.select().from(firstWeek).where(eq(firstWeek.userId, id)),
    db.select().from(firstWeekCard).where(eq(firstWeekCard.userId, id)),
    db.select().from(firstWeekHealth).where(eq(firstWeekHealth.userId, id)),
    signedLast(db, id),
  ] as const;
  return batchedRead(statements, ([[version], [setting], [own], cards, [health], [signed]]) => {
    if (!version || !(setting?.onSince || own?.startedAt)) return { firstWeek: null };
    const shown: FirstWeek = {
      version: version.id,
      waiverHash: version.waiverHash,
      content: asOffered(version.content),
      done: cards.map(({ card, skipped }) => ({ card, skipped })),
      goals: own?.goals ?? [],
      goalWords: own?.goalWords ?? null,
      equipment: own?.equipment ?? null,
      health: presentHealth(health),
      signed: signed
        ? { fullName: signed.fullName, signedAt: signed.signedAt.toISOString(), waiverHash: signed.waiverHash }
        : null,
    };
    return { firstWeek: shown };
  });
}

const signedLast = (db: Ctx["db"], userId: string) =>
  db
    .select()
    .from(firstWeekSignature)
    .where(eq(firstWeekSignature.userId, userId))
    .orderBy(desc(firstWeekSignature.id))
    .limit(1);
