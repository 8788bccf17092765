export const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A box of ISO/IEC 14496-12: its size, its type, what is in it. */
export function box(type: string, parts: Uint8Array[]): Uint8Array {
  const inside = joined(parts);
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, inside.length + 8);
  head.set(letters(type), 4);
  return joined([head, inside]);
}

type Film = { codec: string; place?: string; indexFirst: boolean; bytes?: number };

/** The skeleton of a film as a phone lays it out, with as many bytes of film as wanted. */
export function film({ codec, place = "", indexFirst, bytes = 64 }: Film): Uint8Array<ArrayBuffer> {
  const samples = box("stsd", [new Uint8Array([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, [new Uint8Array(78)])]);
  const track = box("trak", [
    box("tkhd", [new Uint8Array(84)]),
    box("mdia", [box("hdlr", [new Uint8Array(24)]), box("minf", [box("stbl", [samples])])]),
    box("udta", [letters(place)]),
  ]);
  const told = [
    box("udta", [box("\xa9xyz", [letters(place)])]),
    box("meta", [box("keys", [letters("com.apple.quicktime.location.ISO6709")]), box("ilst", [letters(place)])]),
  ];
  const index = box("moov", [box("mvhd", [new Uint8Array(100)]), track, ...told]);
  const start = box("ftyp", [letters("isom\0\0\x02\0isommp41")]);
  const data = box("mdat", [letters("the film itself"), new Uint8Array(bytes)]);
  const own = box("uuid", [letters(`${place} somebody's own box`)]);
  return joined(indexFirst ? [start, index, data, own] : [start, own, data, index]);
}
