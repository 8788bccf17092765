import type { Edit } from "../../../lib/forms/write-into";

/** A text and its selection. */
type Selected = { text: string; start: number; end: number };

export type MarkdownTool = "bold" | "italic" | "heading" | "link" | "image" | "bullets" | "numbers" | "quote";

/** Returns the edit of a toolbar button. Pressed again, it undoes its formatting. */
export function editOf(tool: MarkdownTool, selected: Selected): Edit {
  switch (tool) {
    case "bold":
      return wrap(selected, "**", "bold text");
    case "italic":
      return wrap(selected, "*", "italic text");
    case "link":
      return address(selected, "[", "link text");
    case "image":
      return address(selected, "![", PICTURE_WORDS);
    case "heading":
      return lines(selected, () => "## ", /^#{1,6} /);
    case "bullets":
      return lines(selected, () => "- ", /^[-*+] /);
    case "numbers":
      return lines(selected, (index) => `${index + 1}. `, /^\d+[.)] /);
    case "quote":
      return lines(selected, () => "> ", /^> ?/);
  }
}

/** Inserts a picture in place of the selection, with its description selected. */
export function pictureEdit({ text, start, end }: Selected, address: string): Edit {
  const words =
    text
      .slice(start, end)
      .replace(/[[\]\n]/g, " ")
      .trim() || PICTURE_WORDS;
  return { from: start, to: end, insert: `![${words}](${address})`, start: start + 2, end: start + 2 + words.length };
}

/** Returns pictures as paragraphs in place of the selection, described by their file names. */
export function picturesText(
  { text, start, end }: Selected,
  pictures: readonly { address: string; name: string }[],
): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before.trim() === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const tail = after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  return lead + pictures.map(({ address, name }) => `![${wordsOf(name)}](${address})`).join("\n\n") + tail;
}

/** Returns a file name as words: `guard-pass_01.jpg` becomes "guard pass 01". */
const wordsOf = (file: string) =>
  file
    .replace(/\.\w{1,5}$/, "")
    .replace(/[-_[\]()\s]+/g, " ")
    .trim()
    .slice(0, 120) || PICTURE_WORDS;

const PICTURE_WORDS = "what the picture shows";

function wrap({ text, start, end }: Selected, mark: string, placeholder: string): Edit {
  const size = mark.length;
  const wrapped = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // A single star beside the selection may be half of a bold mark.
  const ofAnother = mark === "*" && text.slice(start - 2, start) === "**" && text.slice(start - 3, start) !== "***";
  if (wrapped && !ofAnother) {
    const insert = text.slice(start, end);
    return { from: start - size, to: end + size, insert, start: start - size, end: end - size };
  }
  const inner = text.slice(start, end) || placeholder;
  return {
    from: start,
    to: end,
    insert: mark + inner + mark,
    start: start + size,
    end: start + size + inner.length,
  };
}

const PLACE = "https://";

function address({ text, start, end }: Selected, open: string, placeholder: string): Edit {
  const words = text.slice(start, end);
  const insert = `${open}${words || placeholder}](${PLACE})`;
  const wordsStart = start + open.length;
  const placeStart = start + insert.length - PLACE.length - 1;
  // Selects what is still missing: the address, or first the words.
  return words
    ? { from: start, to: end, insert, start: placeStart, end: placeStart + PLACE.length }
    : { from: start, to: end, insert, start: wordsStart, end: wordsStart + placeholder.length };
}

function lines({ text, start, end }: Selected, mark: (index: number) => string, marked: RegExp): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const rows = text.slice(from, to).split("\n");
  const written = rows.filter((row) => row.trim());
  const takeBack = written.length > 0 && written.every((row) => marked.test(row));
  let index = 0;
  const insert = rows
    .map((row) => {
      if (!row.trim() && rows.length > 1) return row;
      const bare = row.replace(marked, "");
      const marking = takeBack ? "" : mark(index);
      index += 1;
      return marking + bare;
    })
    .join("\n");
  const caret = start === end ? from + insert.length : null;
  return { from, to, insert, start: caret ?? from, end: caret ?? from + insert.length };
}
