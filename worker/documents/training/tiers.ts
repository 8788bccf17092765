import type { Tier } from "../../contract/drafts";
import { memoized } from "./memoized";

type NamedTier = { tier: Tier; rest: string };

const WORD = "(?:tier|nivel|nível|niveau|stufe|fascia|livello)";
/** Whether a text may name a tier at all. */
export const mayNameTier = (text: string): boolean => NAMED.test(text);

const NAMED = /tier|n[ií]vel|niveau|stufe|fascia|livello/i;
const FRONT = new RegExp(
  String.raw`^(?:${WORD}\s*[-–—: #]?\s*([a-h]|[1-8])|([a-h])\s*[-–— ]?\s*tier)(?![\p{L}\d])`,
  "iu",
);
const BACK = new RegExp(
  String.raw`^(.{2,50}?)\s*[:–—|,(/-]*\s*\(?\s*(?:${WORD}\s*[-–— ]?\s*([a-h])|([a-h])\s*[-–— ]?\s*tier)\s*\)?\s*:?$`,
  "iu",
);

/** "A-Tier", "Tier B: Core", "Strength (C Tier)". */
export const parseTier = memoized(readTier);

function readTier(text: string): NamedTier | null {
  if (!NAMED.test(text)) return null;
  const bare = text.replace(/^[\s#*•([=~_–—-]+/, "").trim();
  const front = FRONT.exec(bare);
  if (front)
    return {
      tier: tierOf(front[1] ?? front[2] ?? "A"),
      rest: bare
        .slice(front[0].length)
        .replace(/^[\s:–—|,(/.)\]•·_-]+/, "")
        .replace(/[\s:)\]=~_–—-]+$/, ""),
    };
  const back = BACK.exec(bare);
  if (!back) return null;
  return { tier: tierOf(back[2] ?? back[3] ?? "A"), rest: (back[1] ?? "").trim() };
}

/** In a column of its own a tier may be a bare letter, alone or before a sign: "A", "B / Core". */
export function parseTierCell(text: string): NamedTier | null {
  const letter = /^\(?([a-h])\)?(?:\s*(?:[/|:,]|\s[–—-]\s)\s*(\p{L}.{1,60}))?$/iu.exec(text.trim());
  return letter ? { tier: tierOf(letter[1] ?? "A"), rest: letter[2] ?? "" } : parseTier(text);
}

function tierOf(letter: string): Tier {
  const index = /\d/.test(letter) ? Number(letter) - 1 : letter.toUpperCase().charCodeAt(0) - 65;
  return `${String.fromCharCode(65 + index)}-Tier` as Tier;
}
