import { eq } from "drizzle-orm";
import { documentLayout } from "../../../db/imports";
import { notFound } from "../../../http/app-error";
import { auditRowIfChanged } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/** Forgets what was answered and corrected for documents of a layout. Weeks that were made with it stay. */
export async function forgetLayout(ctx: Ctx, id: string): Promise<void> {
  const [[forgotten]] = await ctx.db.batch([
    ctx.db.delete(documentLayout).where(eq(documentLayout.id, id)).returning({ id: documentLayout.id }),
    auditRowIfChanged(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "layout.forget",
      subject: `document_layout:${id}`,
    }),
  ]);
  if (!forgotten) throw notFound("Layout");
}
