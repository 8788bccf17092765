/** What to do with the next bytes. Lengths are in bytes; Infinity means to the end. */
type Step =
  /**
   * Pass them to the reader, whose changes are written back. A function computes the length from the bytes so far.
   * `mayEnd`: the file may end instead.
   */
  | { take: number | ((start: Uint8Array) => number); mayEnd?: true }
  | { keep: number }
  /** Overwrite them with zeros. */
  | { blank: number }
  /** Keep bytes up to the position that `find` returns; -1 means not found yet. It may need one byte more. */
  | { find: (bytes: Uint8Array, from: number) => number };

/** Parses one format. When it ends, everything that follows is blanked. */
export type FormatReader = Generator<Step, void, Uint8Array>;

const NOTHING = new Uint8Array(0);

/**
 * Cleans a file while it streams through. Output and input have the same length, because R2 must know it in advance.
 * Holds at most the bytes of one step.
 */
export class Scrubber {
  private step: Step | null;
  private held: Uint8Array[] = [];
  private heldLength = 0;

  constructor(private readonly reader: FormatReader) {
    this.step = reader.next().value ?? null;
  }

  /** Takes a chunk, which is changed in place, and returns the bytes that are ready. */
  push(chunk: Uint8Array): Uint8Array {
    const wanted = this.step && "take" in this.step ? this.step.take : 0;
    if (typeof wanted === "number" && this.heldLength + chunk.length < wanted) {
      this.hold(chunk);
      return NOTHING;
    }
    const bytes = this.withHeld(chunk);
    let at = 0;
    while (at <= bytes.length) {
      const available = bytes.length - at;
      const step = this.step ?? { blank: Number.POSITIVE_INFINITY };
      if ("take" in step) {
        const length = typeof step.take === "number" ? step.take : step.take(bytes.subarray(at));
        if (available < length) break;
        this.advance(bytes.subarray(at, at + length));
        at += length;
      } else if ("find" in step) {
        const found = step.find(bytes, at);
        if (found < 0) {
          at = Math.max(at, bytes.length - 1);
          break;
        }
        at = found;
        this.advance(NOTHING);
      } else {
        const left = "keep" in step ? step.keep : step.blank;
        const now = Math.min(left, available);
        if ("blank" in step) bytes.fill(0, at, at + now);
        at += now;
        if (now < left) {
          if (this.step) this.step = "keep" in step ? { keep: left - now } : { blank: left - now };
          break;
        }
        this.advance(NOTHING);
      }
    }
    if (at < bytes.length) this.hold(bytes.slice(at));
    return bytes.subarray(0, at);
  }

  /** Ends the file: returns the held bytes, and whether the format was complete. */
  end(): { rest: Uint8Array; whole: boolean } {
    const rest = this.withHeld(NOTHING);
    const whole = this.step === null || mayEnd(this.step);
    if (this.step && "take" in this.step) rest.fill(0);
    return { rest, whole };
  }

  private advance(taken: Uint8Array): void {
    this.step = this.reader.next(taken).value ?? null;
  }

  private hold(bytes: Uint8Array): void {
    this.held.push(bytes);
    this.heldLength += bytes.length;
  }

  private withHeld(chunk: Uint8Array): Uint8Array {
    if (this.heldLength === 0) return chunk;
    const all = new Uint8Array(this.heldLength + chunk.length);
    let at = 0;
    for (const part of [...this.held, chunk]) {
      all.set(part, at);
      at += part.length;
    }
    this.held = [];
    this.heldLength = 0;
    return all;
  }
}

function mayEnd(step: Step): boolean {
  if ("take" in step) return step.mayEnd ?? false;
  return "find" in step || ("keep" in step && step.keep === Number.POSITIVE_INFINITY);
}
