import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import { keptProgram } from "./kept-document";
import { presentDocument } from "./present-document";

/** A document that was read before, as reading it answered. */
export async function readKeptDocument(ctx: Ctx, id: string): Promise<DocumentRead> {
  return presentDocument(ctx, await keptProgram(ctx, id));
}
