/**
 * Signs that coaches set around a line for the look of it: pictographs, arrows, boxes, circled digits. None is part of a
 * name, a title or a cue.
 */
const ARROWS = "→⇒⇨⟶↳⤷";
const SIGN = String.raw`(?![©®™])[${ARROWS}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f\u20e3\u25a0-\u25ff\u2605-\u2607\u261a-\u261f\u2660-\u2667\u2700-\u2775\u2794-\u2bff]`;
const CIRCLED = String.raw`[\u2460-\u2473\u2776-\u2793\u24ea-\u24ff]|\d\ufe0f?\u20e3`;

/** "🔹 ", "➡️ ", "① ", "✅", "1️⃣ ". */
export const LEADING_MARKS = new RegExp(String.raw`^(?:(?:${CIRCLED}|${SIGN})\s*)+`, "u");
const ONE_SIGN = new RegExp(`^(?:${SIGN}|\\s)$`, "u");
const RULE = /^([-=_*~•·.–—])(?:\s?\1){2,}$/u;

/** A line of signs alone ("➖➖➖", "* * *") says nothing. */
export function isSignsOnly(text: string): boolean {
  return text !== "" && (text.replace(LEADING_MARKS, "") === "" || (text.length < 200 && RULE.test(text)));
}

export function withoutTrailingMarks(text: string): string {
  if (text.charCodeAt(text.length - 1) < FIRST_SIGN) return text;
  const signs = [...text];
  let end = signs.length;
  while (end > 0 && ONE_SIGN.test(signs[end - 1] ?? "")) end--;
  return end === signs.length ? text : signs.slice(0, end).join("");
}

const FIRST_SIGN = 0x203c;

/** "*** Monday ***", "= Legs =": dressed on both sides with the same sign. */
export function withoutMatchingMarks(text: string): string {
  const sign = text.charAt(0);
  if (PAIRS.includes(sign + text.charAt(text.length - 1)) && text.length > 4) return text.slice(1, -1).trim();
  if (!"*=~_-–—•·".includes(sign) || text.charAt(text.length - 1) !== sign) return text;
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === sign) from++;
  while (to > from && text[to - 1] === sign) to--;
  return text.slice(from, to).trim() || text;
}

const PAIRS = ["»«", "«»", "›‹", "‹›", "【】", "「」", "[]"];

const REMARK_SIGN = /^[→⇒⇨⟶↳⤷➔➜➡💬💭🗨🗯🗣📝✍💡📌📍⚠❗❕ℹ👉☝🎯🎥📹🎬📺🔗📣📢🧠👀⏱⏲⏰⌛⏳🕐-🕧💧😴📲🙏]/u;
const BULLET = new RegExp(
  String.raw`^(?:${CIRCLED}|[\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u2700-\u27bf\u2b00-\u2bff🔘🔴🔵🔶-🔽🟠-🟫🌟💥])`,
  "u",
);

/** "🔹 Squat", "✅ Squat", "① Squat": an item of a list. Other pictographs show what a line is about: "🔥 Finisher". */
export function isBullet(sign: string): boolean {
  return BULLET.test(sign) && !REMARK_SIGN.test(sign);
}

/** "💬 Knees out", "→ Land softly": signs of what is said about something. */
export function setsRemarkApart(sign: string): boolean {
  return REMARK_SIGN.test(sign);
}

/** A pictograph of another kind than the exercise's own tells about it: "🍑 Slowly" below "🔹 Squat". */
export function marksRemark(sign: string, above: string | null): boolean {
  return setsRemarkApart(sign) || (above !== null && sign !== above && EMOJI.test(sign));
}

const EMOJI = /^(?!✅)\p{Emoji_Presentation}/u;
