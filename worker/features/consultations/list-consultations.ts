import { and, desc, eq } from "drizzle-orm";
import type { Consultation } from "../../contract/consultations";
import type { ConsultationStatus } from "../../contract/consultations-limits";
import type { PageQuery } from "../../contract/paging";
import { consultationRequest } from "../../db/consultations";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { presentConsultation } from "./present";

type Query = PageQuery & { status?: ConsultationStatus | undefined };

/** Lists requests, newest first, all or of one status. */
export async function listConsultations(ctx: Ctx, { status, cursor, limit }: Query): Promise<Page<Consultation>> {
  const rows = await ctx.db
    .select()
    .from(consultationRequest)
    .where(
      and(
        status ? eq(consultationRequest.status, status) : undefined,
        olderThan(cursor, consultationRequest.createdAt, consultationRequest.id),
      ),
    )
    .orderBy(desc(consultationRequest.createdAt), desc(consultationRequest.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  return { items: page.items.map(presentConsultation), nextCursor: page.nextCursor };
}
