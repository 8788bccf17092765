/** "[08:15, 03/11/2025] Coach Leo: ", "03/11/2025, 08:15 - Leo: ": who said a line and when, as a chat is copied. */
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
// Without brackets only a comma tells a stamp from a plan's own date and time.
const CHAT_STAMP = new RegExp(
  String.raw`^(?:\[(?:${CLOCK},?\s${DATE}|${DATE},?\s${CLOCK})\]\s?|${DATE},\s${CLOCK}\s-\s)[^:]{1,40}:\s`,
  "iu",
);

/** Letters dressed as they are typed in a chat or in Markdown: *bold*, _italic_, ~struck out~. */
const TYPED = /(?<![\p{L}\p{N}*_~])(\*{1,2}|_{1,2}|~{1,2})(?=[^\s*_~])([^*_~\n]{0,200}[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu;

const BOLD_FIRST =
  /^(?:[-–—•·]\s{1,3}|\d{1,2}[.)]\s{1,3})?(\*{1,2})(?=[^\s*])([^*\n]{1,80}[^\s*])\1(?![\p{L}\p{N}*])\s*(.*)$/u;

type Plain = { text: string; lead: string | null; bold: boolean };

/** Takes what only dresses a line away; `lead` is what was typed bold in front of the rest, `bold` that nothing follows. */
export function withoutTypedMarks(written: string): Plain {
  const said = /^\[?\d/.test(written) ? written.replace(CHAT_STAMP, "") : written;
  if (!/[*_~]/.test(said)) return { text: said, lead: null, bold: false };
  const [, , inner = null, more = ""] = BOLD_FIRST.exec(said) ?? [];
  const alone = inner !== null && !/[\p{L}\p{N}]/u.test(more);
  return { text: said.replace(TYPED, "$2"), lead: alone ? null : inner, bold: alone };
}
