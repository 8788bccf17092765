import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import { presentDocument } from "./present-document";
import { requireProgramDocument } from "./program-document";

/** Returns an earlier reading in the same form. */
export async function readStoredDocument(ctx: Ctx, id: string): Promise<DocumentRead> {
  return presentDocument(ctx, await requireProgramDocument(ctx, id));
}
