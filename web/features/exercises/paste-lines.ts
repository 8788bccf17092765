import { LIBRARY_LIMITS } from "../../../worker/contract/library-limits";
import { resolveVideo } from "../../../worker/contract/video";

export type PastedLine = {
  /** The line's number in the text, from 1. */
  number: number;
  text: string;
  name: string;
  videoUrl: string;
  /** Why the line cannot be used, in words. */
  problem: string | null;
  /** A remark on a usable line. */
  hint: string | null;
};

const LINK = /https?:\/\/[^\s"'<>]+/gi;
const LINK_WITHOUT_SCHEME =
  /(?:^|[\s,;|([])((?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com|[\w-]+\.(?:com|org|net|tv|io))\/\S*)/i;
const LIST_MARK = /^\s*(?:[-*•–—]\s+|\d{1,3}[.)]\s+)/;
/** Separators between name and link: commas, bars, dashes, arrows, colons, tabs, quotes, Markdown brackets. */
const EDGES = /^[\s,;:|"'“”<>[\]()=–—-]+|[\s,;:|"'“”<>[\](=.–—-]+$/g;
/** Brackets left empty after a link was removed. */
const EMPTY_BRACKETS = /[(<[]\s{0,3}[)>\]]/g;
const LONGEST_LINE = 3000;

/** Reads lines of "name and link" in any order, as pasted from sheets, lists and chats. Empty lines are skipped. */
export function readLines(text: string): PastedLine[] {
  const first = new Map<string, PastedLine>();
  let lineCount = 0;
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (!line.trim()) return [];
    const read = readLine(line, index + 1);
    if (read.problem) return [read];
    const key = read.name.toLowerCase().replace(/\s+/g, " ");
    const before = first.get(key);
    if (before) return [{ ...read, problem: againOf(before, read) }];
    lineCount += 1;
    if (lineCount > LIBRARY_LIMITS.lines) {
      return [{ ...read, problem: `Only ${LIBRARY_LIMITS.lines} links are taken at once. Save these first.` }];
    }
    first.set(key, read);
    return [read];
  });
}

function readLine(text: string, number: number): PastedLine {
  if (text.length > LONGEST_LINE) {
    return {
      number,
      text,
      name: "",
      videoUrl: "",
      problem: "This line is too long to be a name and a link.",
      hint: null,
    };
  }
  const links = text.match(LINK) ?? [];
  const videoUrl = withoutEnd(links[0] ?? "");
  const words = text.replace(LINK, " ").replace(EMPTY_BRACKETS, " ").replace(LIST_MARK, "");
  const name = words.replace(EDGES, "").replace(/\s+/g, " ");
  const line = { number, text, name, videoUrl, problem: null, hint: null };
  const refused = (problem: string): PastedLine => ({ ...line, problem });
  if (links.length === 0) {
    const bare = LINK_WITHOUT_SCHEME.exec(text)?.[1];
    return refused(bare ? `Start the link with https://, as in https://${bare}.` : "There is no link in this line.");
  }
  if (links.length > 1) return refused("There are several links in this line. Keep one.");
  const { kind } = resolveVideo(videoUrl);
  if (kind === "none") return refused("The link is not a web address.");
  if (!name) return refused("There is no exercise name in this line.");
  if (!/[\p{L}\p{N}]/u.test(name)) return refused(`“${name}” is not a name.`);
  if (name.length > LIBRARY_LIMITS.name) return refused(`The name is longer than ${LIBRARY_LIMITS.name} characters.`);
  const hint = kind === "unknown" ? "This address can only be linked, not played on the page." : null;
  return { ...line, hint };
}

/** Removes a sentence's full stop or a Markdown bracket from the end of a link. */
function withoutEnd(link: string): string {
  const cut = link.replace(/[.,;:!?]+$/, "");
  return cut.endsWith(")") && !cut.includes("(") ? withoutEnd(cut.slice(0, -1)) : cut;
}

function againOf(before: PastedLine, { name, videoUrl }: PastedLine): string {
  return before.videoUrl === videoUrl
    ? `Line ${before.number} says the same.`
    : `Line ${before.number} gives “${name}” another link. Keep one of the two.`;
}
