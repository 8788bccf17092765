import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { LetterWords } from "../../contract/letters";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { greeting } from "../../platform/name-in-mail";
import { optionalMail } from "../notices/optional-mail";

type Reader = { userId: string; email: string; firstName: string; origin: string };
/** `id` is null of one that is only looked at or tried. */
type Written = { id: number | null; subject: string; body: { html: string; text: string } };

/** A letter as one member gets it. Its links are the same for everybody: nothing in it says who has opened it. */
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

/** What a letter is sent to somebody once under. */
export const letterKey = (id: number, userId: string) => `letter:${id}:${userId}`;

/** The mail of a letter that is not sent yet, as it would come to whoever looks at it. */
export async function mailOf(env: Env, to: Reader, { subject, content }: LetterWords): Promise<Mail> {
  const { mailedLetter } = await import("./letter-html");
  return letterMail(env, to, { id: null, subject, body: mailedLetter(content, to.origin) });
}
