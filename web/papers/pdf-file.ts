/** A PDF object: its dictionary, and its stream, if any. */
export type PdfObject = { says: string; bytes?: Uint8Array };

const encoder = new TextEncoder();

/** Returns a PDF of numbered objects; the first is the catalog, the last the information (ISO 32000-1, 7.5). */
export function pdfFile(objects: readonly PdfObject[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: Uint8Array | string) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // Bytes above 127 in the second line mark the file as binary.
  put("%PDF-1.7\n%");
  put(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const places = objects.map(({ says, bytes }, at) => {
    const place = length;
    put(`${at + 1} 0 obj\n`);
    if (bytes) {
      put(`<< ${says} /Length ${bytes.length} >>\nstream\n`);
      put(bytes);
      put("\nendstream\nendobj\n");
    } else put(`<< ${says} >>\nendobj\n`);
    return place;
  });
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const file = new Uint8Array(length);
  let from = 0;
  for (const part of parts) {
    file.set(part, from);
    from += part.length;
  }
  return file;
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");

export const hexOfBytes = (bytes: readonly number[]): string => `<${bytes.map((byte) => hex(byte, 2)).join("")}>`;

/** Returns text as UTF-16 codes, for a font with one code per unit. */
export const hexOfUnits = (text: string): string =>
  `<${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join("")}>`;

/** Returns text for titles as UTF-16 with a byte-order mark, as readers require. */
export const hexOfTitle = (text: string): string => `<FEFF${hexOfUnits(text).slice(1)}`;
