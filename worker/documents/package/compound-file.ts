import { DocumentError } from "../document-error";

/** The streams at the root of an OLE compound file ([MS-CFB]): Word 97, Excel 97 and encrypted packages are such files. */
type CompoundFile = {
  names: string[];
  /** The stream's bytes, or null when there is none of that name. Throws `corrupt`. */
  stream: (name: string) => Uint8Array | null;
};

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const LAST_SECTOR = 0xfffffffa;
const NONE = 0xffffffff;
const HEADER_DIFAT = 109;
const ENTRY_BYTES = 128;

export function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** Opens the container. Chains of sectors are followed no further than the file has sectors, so loops end. Throws `corrupt`. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 512) throw damagedContainer();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || miniShift < 4 || miniShift > 8) throw damagedContainer();
  const size = 1 << shift;
  const sectors = Math.ceil(bytes.length / size) - 1;
  const sector = (index: number): Uint8Array => {
    const at = (index + 1) * size;
    if (index >= sectors || at >= bytes.length) throw damagedContainer();
    return bytes.subarray(at, at + size);
  };

  const table = readAllocationTable(view, sector, sectors, size);
  const chain = (start: number, links: Uint32Array, most: number): number[] => {
    const found: number[] = [];
    for (let at = start; at < LAST_SECTOR; at = links[at] ?? NONE) {
      if (found.length >= most || at >= links.length) throw damagedContainer();
      found.push(at);
    }
    return found;
  };
  const read = (start: number): Uint8Array => join(chain(start, table, sectors).map(sector));

  const entries = readDirectory(read(view.getUint32(48, true)));
  const root = entries[0];
  if (!root) throw damagedContainer();
  const cutoff = view.getUint32(56, true);
  const mini = lazily(() => ({
    bytes: read(root.start),
    links: words(read(view.getUint32(60, true))),
  }));

  const readStream = ({ start, size: length }: Entry): Uint8Array => {
    if (length > bytes.length) throw damagedContainer();
    if (length === 0) return new Uint8Array();
    if (length >= cutoff) return exactly(read(start), length);
    const { bytes: small, links } = mini();
    const pieces = chain(start, links, links.length).map((index) =>
      small.subarray(index << miniShift, (index + 1) << miniShift),
    );
    return exactly(join(pieces), length);
  };
  const streams = rootStreams(entries);
  return {
    names: [...streams.keys()],
    stream: (name) => {
      const entry = streams.get(name.toLowerCase());
      return entry ? readStream(entry) : null;
    },
  };
}

/** The list of the table's own sectors stands in the header, and for large files in further sectors chained behind it. */
function readAllocationTable(
  view: DataView,
  sector: (index: number) => Uint8Array,
  sectors: number,
  size: number,
): Uint32Array {
  const own: number[] = [];
  for (let index = 0; index < HEADER_DIFAT; index++) own.push(view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let seen = 0; next < LAST_SECTOR; seen++) {
    if (seen > sectors) throw damagedContainer();
    const list = words(sector(next));
    own.push(...list.subarray(0, size / 4 - 1));
    next = list[size / 4 - 1] ?? NONE;
  }
  const used = own.filter((index) => index < LAST_SECTOR);
  if (used.length === 0 || used.length > sectors) throw damagedContainer();
  return words(join(used.map(sector)));
}

type Entry = { name: string; kind: number; left: number; right: number; child: number; start: number; size: number };

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
    entries.push({
      name: new TextDecoder("utf-16le").decode(bytes.subarray(at, at + nameBytes)),
      kind: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

const STREAM = 2;

/** The root's own streams by lower-case name: embedded documents have streams of the same names further down. */
function rootStreams(entries: Entry[]): Map<string, Entry> {
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const open = [entries[0]?.child ?? NONE];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    open.push(entry.left, entry.right);
    if (entry.kind === STREAM) streams.set(entry.name.toLowerCase(), entry);
  }
  return streams;
}

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

function join(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function exactly(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length < length) throw damagedContainer();
  return bytes.subarray(0, length);
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function damagedContainer(): DocumentError {
  return new DocumentError(
    "corrupt",
    "This file is damaged or cut off. Open it in Word or Excel, save it as .docx or .xlsx and upload the new file.",
  );
}
