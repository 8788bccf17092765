import { addressOf } from "../../contract/addresses";
import type { NoticeTopic } from "../../contract/notices-limits";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { layOutMail, type MailContent } from "../../platform/mail-layout";
import { unsubscribeToken } from "./unsubscribe-token";

type Reader = { userId: string; email: string; origin: string };
type Content = Omit<MailContent, "unsubscribe"> & { kind: string; subject: string; onceKey?: string };

const WHAT: Record<NoticeTopic, string> = {
  messages: "new messages",
  programs: "new weeks",
  community: "the community",
  letters: "the coach's letters",
  membership: "my trial or access",
  moderation: "what members report",
  training: "the week's training",
};

/** Builds a mail with an unsubscribe link. The caller checks whether its reader wants it. */
export async function optionalMail(env: Env, reader: Reader, topic: NoticeTopic, content: Content): Promise<Mail> {
  const { userId, email, origin } = reader;
  const { kind, subject, onceKey, ...words } = content;
  const url = origin + addressOf("unsubscribe", { query: { token: await unsubscribeToken(env, { userId, topic }) } });
  const unsubscribe = { what: WHAT[topic], url, settingsUrl: origin + addressOf("settings", { hash: "notices" }) };
  return {
    kind,
    to: email,
    subject,
    ...(onceKey === undefined ? {} : { onceKey }),
    ...layOutMail({ ...words, unsubscribe }),
    optional: { userId, topic, unsubscribeUrl: url },
  };
}
