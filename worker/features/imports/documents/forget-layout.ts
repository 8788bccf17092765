import { eq } from "drizzle-orm";
import { documentLayout } from "../../../db/imports";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";

/** Forgets the answers and corrections of a layout. Weeks imported with it stay. */
export async function forgetLayout(ctx: Ctx, id: string): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(documentLayout).where(eq(documentLayout.id, id)), notFound("Layout"));
  audit(write, "layout.forget", `document_layout:${id}`);
  await write.commit();
}
