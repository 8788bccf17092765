import { z } from "zod";
import type { LetterPreview, LetterWords } from "../../contract/letters";
import { LETTER_LIMITS } from "../../contract/letters-limits";
import { notFound } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import type { MemberScope } from "../billing/scope";
import { readUnsaved } from "../desk/unsaved";
import { mailOf } from "./mails";
import { consumeLetter, TEST } from "./rate-limits";
import { NEW_LETTER, UNSAVED_LETTER } from "./unsaved-letter";

const readerOf = ({ actor, origin }: MemberScope) => {
  const { id, email, firstName } = memberOf(actor).user;
  return { userId: id, email, firstName, origin };
};

/** Returns a letter as its page shows it, and its mail as text, for its author. */
export async function previewLetter(scope: MemberScope, words: LetterWords): Promise<LetterPreview> {
  const { siteLetter } = await import("./letter-html");
  const { text } = await mailOf(scope.env, readerOf(scope), words);
  return { html: siteLetter(words.content), text };
}

const keptSchema = z.object({
  draft: z.object({ subject: z.string().max(LETTER_LIMITS.subject), content: z.string().max(LETTER_LIMITS.content) }),
});

/** Returns the HTML mail of the author's unsaved letter. */
export async function readKeptMail(scope: MemberScope): Promise<string> {
  const unsaved = await readUnsaved(scope, UNSAVED_LETTER, NEW_LETTER);
  const read = keptSchema.safeParse(parsed(unsaved?.content ?? ""));
  if (!read.success) throw notFound("Letter");
  const { subject, content } = read.data.draft;
  return (await mailOf(scope.env, readerOf(scope), { subject: subject.trim() || "No subject yet", content })).html;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Mails the letter to its author, even if they have turned letters off. */
export async function testLetter(scope: MemberScope, words: LetterWords): Promise<{ to: string }> {
  await consumeLetter(scope, TEST);
  const { optional: _, subject, ...mail } = await mailOf(scope.env, readerOf(scope), words);
  const write = writing(scope);
  sendMail(write, { ...mail, subject: `Test: ${subject}` });
  audit(write, "letter.test", `user:${memberOf(scope.actor).user.id}`);
  await write.commit();
  return { to: mail.to };
}
