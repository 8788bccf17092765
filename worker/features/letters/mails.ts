import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { LetterWords } from "../../contract/letters";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { greeting } from "../../platform/name-in-mail";
import { optionalMail } from "../notices/optional-mail";

type Reader = { userId: string; email: string; firstName: string; origin: string };
/** `id` is null for a preview or a test. */
type Written = { id: number | null; subject: string; body: { html: string; text: string } };

/** Builds a member's mail of a letter. Links are the same for everybody: opening it is not tracked. */
export function letterMail(env: Env, to: Reader, { id, subject, body }: Written): Promise<Mail> {
  return optionalMail(env, to, "letters", {
    kind: "letter",
    subject,
    ...(id === null ? {} : { onceKey: letterKey(id, to.userId) }),
    heading: subject,
    paragraphs: [greeting(to)],
    body,
    ...(id === null ? {} : { action: { label: "Read it on the site", url: to.origin + addressOf("letter", { id }) } }),
    footnote: `${brand.coach.firstName} wrote this to members of ${brand.name}. Nobody is told whether you have opened it.`,
  });
}

/** Returns the key under which a letter is mailed to a member once. */
export const letterKey = (id: number, userId: string) => `letter:${id}:${userId}`;

/** Builds the mail of an unsent letter, as its author would get it. */
export async function mailOf(env: Env, to: Reader, { subject, content }: LetterWords): Promise<Mail> {
  const { mailedLetter } = await import("./letter-html");
  return letterMail(env, to, { id: null, subject, body: mailedLetter(content, to.origin) });
}
