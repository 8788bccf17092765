import type { Tier } from "../../contract/drafts";
import { isCategory } from "./categories";
import { isTempo, readDose, startsWithDose } from "./dose";
import { memoized } from "./memoized";
import { mayNameTier, parseTier } from "./tiers";

/** `whole`: each of its parts is a tier, a category or a piece of a dose; `dosed`: it has one. */
export type Kind = { tier: Tier; category: string | null; rest: string[]; whole: boolean; dosed: boolean };

const PARTS = /\s*[|·•;]\s*|\s+[/–—-]\s+|,\s+/;

/** "A-Tier / Strength / 5x5 @ 75%": a tier, what kind of work it is, and its dose on one line. Null where it has no tier of its own. */
export const kindOf = memoized(readKind);

function readKind(text: string): Kind | null {
  if (text.length > 120 || !mayNameTier(text)) return null;
  const parts = text.split(PARTS).filter(Boolean);
  const tiers = parts.map((part) => parseTier(part));
  const at = tiers.findIndex((named) => named?.rest === "");
  const tier = tiers[at]?.tier;
  if (!tier || parts.length < 2) return null;
  const others = parts.filter((_, index) => index !== at);
  const category = others.find((part) => isCategory(part)) ?? null;
  const rest = others.filter((part) => part !== category);
  const whole = rest.every(isDosePart);
  return { tier, category, rest, whole, dosed: whole && rest.length > 0 };
}

function isDosePart(text: string): boolean {
  const { fields, cue } = readDose(text);
  return isTempo(text) || startsWithDose(text) || (cue === "" && Object.values(fields).some((value) => value !== null));
}

/** Takes "(A-Tier / Strength / 5x5)", or the same behind a dash, out of what is said behind a name. */
export function withoutKind(text: string): { text: string; kind: Kind | null } {
  const bracket = /\s*[([]([^()[\]]+)[)\]]/.exec(text);
  const inside = bracket ? kindOf(bracket[1] ?? "") : null;
  if (bracket && inside?.whole)
    return {
      text: `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`.trim(),
      kind: inside,
    };
  const parts = text.split(/\s*[|·•]\s*|\s+[/–—-]\s+/);
  const behind = parts.length > 2 ? kindOf(parts.slice(1).join(" | ")) : null;
  return behind?.whole ? { text: parts[0] ?? "", kind: behind } : { text, kind: null };
}
