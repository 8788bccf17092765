import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { Mail } from "../../platform/mail";
import { layOutMail } from "../../platform/mail-layout";
import { greeting } from "../../platform/name-in-mail";

type To = { userId: string; email: string; firstName: string; origin: string };

const footnote = () => `You get this because you are a member of ${brand.name}.`;

/** Mail that the signed paper is available. Its content is behind the sign-in only. */
export const signedMail = (to: To, version: number): Mail => ({
  kind: "first-week-signed",
  to: to.email,
  subject: `Your signed copy from ${brand.name} is ready`,
  onceKey: `first-week-signed:${to.userId}:${version}`,
  ...layOutMail({
    heading: "Your signed copy is ready",
    paragraphs: [
      greeting(to),
      "What you have just signed is kept for you. Sign in to read it, and to keep it as a PDF.",
    ],
    action: { label: "Sign in and get it", url: `${to.origin}${addressOf("firstWeek", { query: { at: "signed" } })}` },
    footnote: footnote(),
  }),
});

/** Mail that the coach has given the go-ahead. */
export const goAheadMail = (to: To, since: Date): Mail => ({
  kind: "first-week-go-ahead",
  to: to.email,
  subject: `${brand.coach.firstName} says: go ahead`,
  onceKey: `first-week-go-ahead:${to.userId}:${since.getTime()}`,
  ...layOutMail({
    heading: "Your first session is waiting",
    paragraphs: [greeting(to), `${brand.coach.firstName} has read your first week, and says: go ahead.`],
    action: { label: "Start your first session", url: `${to.origin}${addressOf("firstWeek")}` },
    footnote: footnote(),
  }),
});
