import { crc32 } from "node:zlib";
import type { ZipEntry as Entry } from "../db/exports";

type Bytes = Uint8Array<ArrayBuffer>;
type Sizes = { crc: number; packed: number; whole: number };

const STORED = 0;
const DEFLATED = 8;
/** Flag: names are UTF-8. */
const UTF8 = 0x0800;
/** Flag: sizes and checksum follow the data. */
const TOLD_LATER = 0x0008;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;

/**
 * Writes a ZIP file (APPNOTE.TXT 6.3) to a stream, entry by entry, holding one chunk in memory. The file may be of any
 * size, one entry below 4 GB. Each call waits until the reader has taken its bytes; calls must not overlap.
 */
export class ZipStream {
  private readonly entries: Entry[] = [];
  private offset = 0;

  constructor(
    private readonly sink: WritableStream<Uint8Array>,
    private readonly at: Date,
  ) {}

  /** Adds a text, compressed piece by piece. */
  text(name: string, pieces: AsyncIterable<string>): Promise<void> {
    const encoder = new TextEncoder();
    return this.bytes(
      name,
      (async function* () {
        for await (const piece of pieces) yield encoder.encode(piece);
      })(),
    );
  }

  /** Same for bytes. */
  async bytes(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const entry = this.begin(name, DEFLATED, UTF8 | TOLD_LATER);
    await this.write(localHeader(entry));
    const packer = new CompressionStream("deflate-raw");
    const packed = this.pass(packer.readable as ReadableStream<Uint8Array>);
    const input = packer.writable.getWriter();
    const filled = (async () => {
      for await (const bytes of pieces) {
        entry.crc = crc32(bytes, entry.crc);
        entry.whole += bytes.length;
        await input.write(bytes);
      }
      await input.close();
    })();
    // If either side fails, the other must not wait for ever.
    filled.catch((error) => input.abort(error)).catch(() => undefined);
    const [size] = await Promise.all([packed, filled]);
    entry.packed = size;
    await this.write(descriptor(entry));
    this.entries.push(entry);
  }

  /**
   * Adds a file uncompressed. `open` is called twice, because the checksum goes before the bytes: not every program can
   * read stored entries with a trailing checksum. Returns false, and writes nothing, if `open` returns null.
   */
  async file(name: string, open: () => Promise<ReadableStream<Uint8Array> | null>): Promise<boolean> {
    const first = await open();
    if (!first) return false;
    const entry = this.begin(name, STORED, UTF8);
    for await (const chunk of first) {
      entry.crc = crc32(chunk, entry.crc);
      entry.whole += chunk.length;
    }
    entry.packed = entry.whole;
    const second = await open();
    if (!second) throw new Error(`${name} went away while it was packed`);
    await this.write(localHeader(entry));
    await second.pipeTo(this.sink, { preventClose: true });
    this.offset += entry.whole;
    this.entries.push(entry);
    return true;
  }

  /** Writes the central directory and closes the stream. */
  async close(): Promise<void> {
    for (const piece of directoryOf(this.entries, this.offset)) await this.write(piece);
    await this.sink.close();
  }

  /** Closes one part of an archive made of several. Returns its entries, for the directory, and its length in bytes. */
  async part(): Promise<{ entries: Entry[]; bytes: number }> {
    await this.sink.close();
    return { entries: this.entries, bytes: this.offset };
  }

  /** Aborts an unfinished file, so that its reader sees the failure. */
  async abort(reason: unknown): Promise<void> {
    await this.sink.abort(reason).catch(() => undefined);
  }

  private begin(name: string, method: number, flags: number): Entry {
    const { time, date } = dosTime(this.at);
    return { name, time, date, method, flags, offset: this.offset, crc: 0, packed: 0, whole: 0 };
  }

  private async write(bytes: Bytes): Promise<void> {
    const writer = this.sink.getWriter();
    try {
      await writer.write(bytes);
      this.offset += bytes.length;
    } finally {
      writer.releaseLock();
    }
  }

  private async pass(source: ReadableStream<Uint8Array>): Promise<number> {
    const writer = this.sink.getWriter();
    let size = 0;
    try {
      for await (const chunk of source) {
        await writer.write(chunk);
        size += chunk.length;
      }
    } finally {
      writer.releaseLock();
    }
    this.offset += size;
    return size;
  }
}

/** Yields the central directory for entries that end at byte `start`. */
export function* directoryOf(entries: Iterable<Entry>, start: number): Generator<Bytes> {
  let size = 0;
  let count = 0;
  for (const entry of entries) {
    const header = centralHeader(entry);
    size += header.length;
    count += 1;
    yield header;
  }
  yield endOfDirectory(count, start, size);
}

const encoded = (name: string) => new TextEncoder().encode(name) as Bytes;

type Field = [bytes: 2 | 4 | 8, value: number];

/** Encodes fields as little-endian numbers, in the format's order. */
function record(...fields: Field[]): Bytes {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return bytes;
}

function joined(...parts: Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function localHeader(entry: Entry): Bytes {
  const { flags, method, time, date, crc, packed, whole } = entry;
  const name = encoded(entry.name);
  const head: Field[] = [
    [4, 0x0403_4b50],
    [2, 20],
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
  ];
  return joined(record(...head, [4, crc], [4, packed], [4, whole], [2, name.length], [2, 0]), name);
}

const descriptor = ({ crc, packed, whole }: Sizes) => record([4, 0x0807_4b50], [4, crc], [4, packed], [4, whole]);

function centralHeader(entry: Entry): Bytes {
  const { flags, method, time, date, crc, packed, whole, offset } = entry;
  const name = encoded(entry.name);
  const far = offset >= MOST_32;
  const extra = far ? record([2, 1], [2, 8], [8, offset]) : new Uint8Array(0);
  const version = far ? 45 : 20;
  const head: Field[] = [
    [4, 0x0201_4b50],
    [2, version],
    [2, version],
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
  ];
  const sizes: Field[] = [
    [4, crc],
    [4, packed],
    [4, whole],
    [2, name.length],
    [2, extra.length],
  ];
  const place: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, far ? MOST_32 : offset],
  ];
  return joined(record(...head, ...sizes, ...place), name, extra);
}

/** Returns the end record for `count` entries, in ZIP64 form where sizes require it. */
export function endOfDirectory(count: number, start: number, size: number): Bytes {
  const large = count >= MOST_16 || start >= MOST_32 || size >= MOST_32;
  const counted = Math.min(count, MOST_16);
  const end = record(
    ...([
      [4, 0x0605_4b50],
      [2, 0],
      [2, 0],
      [2, counted],
      [2, counted],
    ] as Field[]),
    ...([
      [4, Math.min(size, MOST_32)],
      [4, Math.min(start, MOST_32)],
      [2, 0],
    ] as Field[]),
  );
  if (!large) return end;
  const end64: Field[] = [
    [4, 0x0606_4b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
  ];
  const locator: Field[] = [
    [4, 0x0706_4b50],
    [4, 0],
    [8, start + size],
    [4, 1],
  ];
  return joined(record(...end64, [8, size], [8, start]), record(...locator), end);
}

/** Converts to MS-DOS time, which has no zone, starts in 1980 and counts in two seconds. */
function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, date };
}
