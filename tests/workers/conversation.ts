import { type Message, messageSchema } from "../../worker/contract/messages";
import { recording } from "../media/recordings";
import type { Person } from "./club";

export const MESSAGES = "/api/messages";
export const conversationOf = (person: Person) => `${MESSAGES}/conversation/${person.id}`;

export async function sent(answer: Response, status = 201): Promise<Message> {
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`not sent: ${answer.status} ${text}`);
  return messageSchema.parse(JSON.parse(text));
}

export const write = async (member: Person, body: Record<string, unknown>) => sent(await member.post(MESSAGES, body));
export const reply = async (admin: Person, to: Person, body: Record<string, unknown>) =>
  sent(await admin.post(MESSAGES, { toUserId: to.id, ...body }));

export async function read(person: Person, path = MESSAGES): Promise<Message[]> {
  return messageSchema.array().parse(await (await person.get(path)).json());
}

/** What a browser records of a voice. */
export const voiceNote = () => recording({ live: true, told: "", codec: "A_OPUS" });
