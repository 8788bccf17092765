import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { greeting } from "../../platform/name-in-mail";
import { optionalMail } from "./optional-mail";

const { coach } = brand;

type Reader = { userId: string; email: string; firstName: string; origin: string };

export function newWeekMail(env: Env, to: Reader, week: { id: number; title: string }): Promise<Mail> {
  return optionalMail(env, to, "programs", {
    kind: "new-week",
    subject: `A new week is ready: ${week.title}`,
    onceKey: newWeekKey(week.id, to.userId),
    heading: "A new week is ready",
    paragraphs: [greeting(to), `${coach.firstName} has published “${week.title}”. Look through it before you start.`],
    action: { label: "See the week", url: `${to.origin}${addressOf("weeklyProgram", { id: week.id })}` },
    footnote: `You get this because you asked ${brand.name} for mail about new weeks.`,
  });
}

export const newWeekKey = (weekId: number, userId: string) => `new-week:${weekId}:${userId}`;

export function communityMail(env: Env, to: Reader, onceKey: string, happened: string[]): Promise<Mail> {
  const [only] = happened;
  return optionalMail(env, to, "community", {
    kind: "community",
    subject: only && happened.length === 1 ? only : `New for you in the ${brand.name} community`,
    onceKey,
    heading: "New for you in the community",
    paragraphs: [greeting(to), happened.map((text) => `${text}.`).join("\n")],
    action: { label: "Open the community", url: `${to.origin}${addressOf("community")}` },
    footnote: `You get this because you asked ${brand.name} for mail about the community. There is at most one a day.`,
  });
}
