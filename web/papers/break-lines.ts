/** Breaks a text into lines of a maximum width. A word that is too long is split between characters. */
export function breakLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = cut(word, room, widthOf);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  if (line) lines.push(line);
  return lines;
}

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function cut(word: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= room) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of signs.segment(word)) {
    if (piece && widthOf(piece + segment) > room) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
