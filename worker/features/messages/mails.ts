import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import { MESSAGE_TYPE_NAMES, type MessageType } from "../../contract/messages-limits";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { greeting, nameInMail } from "../../platform/name-in-mail";
import { optionalMail } from "../notices/optional-mail";

const { coach } = brand;

type Told = { to: { userId: string; email: string }; messageId: number; origin: string };

const readerOf = ({ to, origin }: Told) => ({ ...to, origin });

/** Mail to the coach. The message itself stays on the site. */
export function memberWroteMail(
  env: Env,
  told: Told,
  from: { id: string; name: string; topic: MessageType },
): Promise<Mail> {
  const name = nameInMail(from.name) || "A member";
  return optionalMail(env, readerOf(told), "messages", {
    kind: "new-message",
    onceKey: `new-message:admin:${told.messageId}`,
    subject: `${name} has written to you`,
    heading: `A message from ${name}`,
    paragraphs: [`${name} has sent you a message (${MESSAGE_TYPE_NAMES[from.topic]}).`],
    action: {
      label: "Read and answer",
      url: told.origin + addressOf("adminMessages", { query: { member: from.id } }),
    },
    footnote: `You get this because you answer the members of ${brand.name}. Of one member's messages there is at most one mail an hour.`,
  });
}

/** Mail to the member. The message itself stays on the site. */
export function coachAnsweredMail(env: Env, told: Told, firstName: string): Promise<Mail> {
  return optionalMail(env, readerOf(told), "messages", {
    kind: "new-message",
    onceKey: `new-message:member:${told.messageId}`,
    subject: `${coach.firstName} has written to you`,
    heading: `A message from ${coach.firstName}`,
    paragraphs: [greeting({ firstName }), `there is a new message for you at ${brand.name}.`],
    action: { label: "Read it", url: `${told.origin}${addressOf("messages")}` },
    footnote: `You get this because you have an account at ${brand.name}. There is at most one such mail an hour.`,
  });
}
