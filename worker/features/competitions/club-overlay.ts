import { eq } from "drizzle-orm";
import type { ClubOverlay } from "../../contract/competitions";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { competitionOverlay } from "../../db/competitions";
import type { Ctx } from "../../http/context";

export const readOverlay = (ctx: Ctx): Promise<ClubOverlay> => runRead(ctx.db, clubOverlay(ctx.db));

/** Reads the coach's draft of the taper around competitions, and its published version. */
export function clubOverlay(db: Db): BatchedRead<ClubOverlay> {
  const only = db.select().from(competitionOverlay).where(eq(competitionOverlay.id, 1));
  return batchedRead([only] as const, ([[row]]) => ({
    draft: row?.draft ?? [],
    published: row?.published ?? null,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    revision: row?.revision ?? 0,
  }));
}
