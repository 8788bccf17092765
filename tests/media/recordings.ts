import { joined, letters } from "./films";

/** An element of EBML (RFC 8794): its id, its size in as many bytes as wanted, what is in it. No size: its end is not said. */
export function element(id: number, inside: Uint8Array | Uint8Array[] | null, sizeLength = 1): Uint8Array<ArrayBuffer> {
  const hex = id.toString(16);
  const idBytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  if (inside === null) return joined([idBytes, Uint8Array.of(0x01, 255, 255, 255, 255, 255, 255, 255)]);
  const content = Array.isArray(inside) ? joined(inside) : inside;
  const size = new Uint8Array(sizeLength);
  for (let at = sizeLength - 1, rest = content.length; at >= 0; at -= 1, rest = Math.floor(rest / 256))
    size[at] = rest % 256;
  size[0] = (size[0] ?? 0) | (0x80 >> (sizeLength - 1));
  return joined([idBytes, size, content]);
}

type Recording = { live: boolean; told: string; codec?: string };

const BLOCK = letters("the recording itself");

/** The skeleton of a recording as browsers (`live`) and programs write it, with what it should not tell. */
export function recording({ live, told, codec = "V_VP8" }: Recording): Uint8Array<ArrayBuffer> {
  const head = element(0x1a45dfa3, element(0x4282, letters("webm")));
  const info = element(0x1549a966, [
    element(0x2ad7b1, Uint8Array.of(0x0f, 0x42, 0x40)),
    element(0x4461, new Uint8Array(8).fill(7)),
    element(0x7ba9, letters(`Title ${told}`), 8),
    element(0x4d80, letters(`Muxer ${told}`)),
  ]);
  const track = element(0xae, [
    element(0xd7, Uint8Array.of(1)),
    element(0x536e, letters(`Name ${told}`), 4),
    element(0x86, letters(codec)),
  ]);
  const cluster = [element(0xe7, Uint8Array.of(0)), element(0xa3, BLOCK, 8)];
  const parts = [
    info,
    element(0x1654ae6b, track, 2),
    ...(live ? [element(0x1f43b675, null), ...cluster] : [element(0x1f43b675, cluster)]),
    element(0x1254c367, element(0x7373, letters(`LOCATION ${told}`), 2), 8),
    element(0x1941a469, letters(`Attachment ${told}`), 3),
    ...(live ? [element(0x1f43b675, null), ...cluster] : [element(0x1f43b675, cluster)]),
  ];
  return joined(live ? [head, element(0x18538067, null), ...parts] : [head, element(0x18538067, parts, 8)]);
}
