import type { Message } from "../../contract/messages";
import { runReads } from "../../db/batched-read";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentMessage } from "./present";
import { messageById } from "./queries";

/** Reads one message. The caller has checked that the actor is a party of it. */
export async function readMessage(ctx: Ctx, id: number): Promise<Message> {
  const {
    found: [row],
  } = await runReads(ctx.db, { found: messageById(ctx.db, { id, rows: 1 }) });
  if (!row) throw notFound("Message");
  return presentMessage(row);
}
