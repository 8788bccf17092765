import { eq } from "drizzle-orm";
import type { Message } from "../../contract/messages";
import { directMessage } from "../../db/messages";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentMessage } from "./present";
import { selectMessages } from "./queries";

/** One message, for whoever is known to be a party of it. */
export async function readMessage(ctx: Ctx, id: number): Promise<Message> {
  const [row] = await selectMessages(ctx.db, eq(directMessage.id, id), { limit: 1 });
  if (!row) throw notFound("Message");
  return presentMessage(row);
}
