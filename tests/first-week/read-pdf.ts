const decoder = new TextDecoder("latin1");

/** A PDF as a reader sees it that trusts its table alone: its objects, and the text of each page's content in order. */
export function readPdf(bytes: Uint8Array): {
  objects: string[];
  pages: number;
  text: string[];
  unseen: string[];
  title: string;
} {
  const file = decoder.decode(bytes);
  if (!file.startsWith("%PDF-1.7\n") || !file.endsWith("%%EOF\n")) throw new Error("not a whole PDF");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const [, count] = /^xref\n0 (\d+)\n/.exec(file.slice(table)) ?? [];
  const rows = file.slice(table).match(/^\d{10} \d{5} [nf] $/gm) ?? [];
  if (rows.length !== Number(count)) throw new Error("the table has other rows than it says");
  const places = rows.slice(1).map((row) => Number(row.slice(0, 10)));
  const objects = places.map((place, at) => {
    if (!file.startsWith(`${at + 1} 0 obj\n`, place)) throw new Error(`object ${at + 1} is not where the table says`);
    return objectAt(file, place);
  });
  const at = (reference: string | undefined) => objects[Number(reference) - 1] ?? "";
  const trailer = file.slice(file.indexOf("trailer", table));
  const root = at(/\/Root (\d+) 0 R/.exec(trailer)?.[1]);
  const kids = /\/Kids \[([^\]]*)\]/.exec(at(/\/Pages (\d+) 0 R/.exec(root)?.[1]))?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
  const contents = kids.map((kid) => at(/\/Contents (\d+) 0 R/.exec(at(kid))?.[1]));
  const text = contents.flatMap(textIn);
  const title = /\/Title <([0-9A-F]+)>/.exec(at(/\/Info (\d+) 0 R/.exec(trailer)?.[1]))?.[1] ?? "";
  return { objects, pages: kids.length, text, unseen: contents.flatMap(unseenIn), title: unitsOf(title).slice(1) };
}

/** Up to its end, where a stream is as long as it says. */
function objectAt(file: string, place: number): string {
  const start = file.indexOf("\nstream\n", place);
  const end = file.indexOf("endobj", place);
  if (start === -1 || start > end) return file.slice(place, end);
  const length = Number(/\/Length (\d+) >>$/.exec(file.slice(place, start))?.[1]);
  const after = start + "\nstream\n".length + length;
  if (!file.startsWith("\nendstream\nendobj\n", after)) throw new Error("a stream is not as long as it says");
  return file.slice(place, after);
}

function textIn(content: string): string[] {
  const shown = content.matchAll(/\/(F\d) [\d.]+ Tf[^<]*<([0-9A-F]*)> Tj/g);
  return [...shown].map(([, font, codes = ""]) => (font === "F3" ? unitsOf(codes) : latinOf(codes)));
}

const unitsOf = (codes: string) =>
  (codes.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join("");

const latinOf = (codes: string) =>
  new TextDecoder("windows-1252").decode(
    Uint8Array.from((codes.match(/.{2}/g) ?? []).map((code) => Number.parseInt(code, 16))),
  );

/** What is written in the mode that draws nothing, which lasts until what was kept by q comes back by Q. */
function unseenIn(content: string): string[] {
  const kept: boolean[] = [];
  let isUnseen = false;
  return content.split("\n").flatMap((line) => {
    const found: string[] = [];
    for (const [sign = "", text] of line.matchAll(/(?<!\S)(?:q|Q|3 Tr|0 Tr)(?!\S)|<([0-9A-F]*)> Tj/g)) {
      if (sign === "q") kept.push(isUnseen);
      else if (sign === "Q") isUnseen = kept.pop() ?? false;
      else if (sign.endsWith("Tr")) isUnseen = sign.startsWith("3");
      else if (isUnseen) found.push(unitsOf(text ?? ""));
    }
    return found;
  });
}
