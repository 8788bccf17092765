import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import { presentDocument } from "./present-document";
import { requireProgramDocument } from "./program-document";

/** A document that was read before, as reading it answered. */
export async function readStoredDocument(ctx: Ctx, id: string): Promise<DocumentRead> {
  return presentDocument(ctx, await requireProgramDocument(ctx, id));
}
