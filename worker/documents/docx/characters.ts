import { child, type XmlElement } from "../xml/xml-element";

/** The characters that one part of a run stands for. */
export function charactersOf(part: XmlElement): string {
  switch (part.name) {
    case "t":
      return part.text;
    case "tab":
    case "ptab":
      return "\t";
    case "br":
      return part.attribute("type") === "page" || part.attribute("type") === "column" ? "" : "\n";
    case "cr":
      return "\n";
    case "noBreakHyphen":
      return "-";
    case "sym":
      return symbol(part.attribute("font") ?? "", Number.parseInt(part.attribute("char") ?? "", 16));
    case "symEx":
      return character(Number.parseInt(part.attribute("char") ?? "", 16));
    case "ruby":
      return (child(part, "rubyBase")?.children ?? []).flatMap((run) => run.children.map(charactersOf)).join("");
    case "AlternateContent":
      return (child(part, "Choice") ?? child(part, "Fallback"))?.children.map(charactersOf).join("") ?? "";
    default:
      return "";
  }
}

/** Symbol fonts keep their glyphs where other fonts have none: F000 to F0FF (ISO 29500-1, 17.3.3.30). */
function symbol(font: string, code: number): string {
  const glyph = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const known = /wingdings 2/i.test(font)
    ? WINGDINGS_2[glyph]
    : /wingdings/i.test(font)
      ? WINGDINGS[glyph]
      : /symbol/i.test(font)
        ? SYMBOL[glyph]
        : undefined;
  if (known !== undefined) return known;
  return /wingdings|webdings|symbol/i.test(font) && code !== glyph ? "" : character(glyph);
}

function character(code: number): string {
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

const WINGDINGS: Record<number, string> = {
  108: "●",
  110: "■",
  111: "□",
  113: "❑",
  117: "◆",
  118: "❖",
  159: "•",
  167: "▪",
  168: "☐",
  216: "➢",
  224: "→",
  232: "➔",
  240: "⇨",
  251: "✗",
  252: "✓",
  253: "☒",
  254: "☑",
};
const WINGDINGS_2: Record<number, string> = { 79: "✗", 80: "✓", 82: "☑", 83: "☒", 163: "☐" };
const SYMBOL: Record<number, string> = {
  163: "≤",
  174: "→",
  176: "°",
  177: "±",
  179: "≥",
  180: "×",
  183: "•",
  184: "÷",
  187: "≈",
};
