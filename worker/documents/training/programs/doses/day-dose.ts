import { sessionLabel } from "../labels/session-label";
import { liftWithin } from "../lift-within";
import { doseOf, isWholeDose } from "./dose-sets";
import { SETS_WORD } from "./dose-words";
import type { NamedDose } from "./named-dose";

const DAY_AND_DOSE = new RegExp(
  `^(\\p{L}[\\p{L}. ]{1,14}(?:\\s?\\d)?)\\s*[:–—-]?\\s+(\\d{1,2}\\s*(?:[x×]|(?:${SETS_WORD})\\.?\\s*(?:of|x|×|de|di|da|à|po|по)?)\\s*\\d.*)$`,
  "iu",
);

/** "Mon 6x6 230", "DAY 1: 6 x 6 @ 70%", "Wed: 5 sets of 7 at 75%": a day's only dose, of the lift that the title is about. */
export function doseOfDay(text: string, title: string | null): { day: string; read: NamedDose } | null {
  const [, day = "", dose = ""] = DAY_AND_DOSE.exec(text) ?? [];
  if (!title || !sessionLabel(day)?.sure || !isWholeDose(dose)) return null;
  const read = doseOf(dose);
  // "Thu: 6 x 400 m" is run, whatever the plan is called.
  const far = read.sets.every(({ distance }) => distance !== null) ? "Run" : title;
  const lift = liftWithin(title);
  return { day, read: { code: null, name: lift !== null && !GOAL.test(lift) ? lift : far, ...read } };
}

/** "10 km under 50 minutes" is what the plan is for. */
const GOAL = /(?<!\p{L})(?:km|k|mi|miles?|m|min|minut\p{L}*|sub)(?!\p{L})/iu;
