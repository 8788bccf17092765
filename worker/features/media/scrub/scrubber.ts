/** What a format's reader wants done with the bytes that come next. Lengths are bytes; Infinity is to the end. */
type Step =
  /**
   * Have them in hand; what is changed in them is changed in the file. A length that only the bytes themselves tell is
   * asked of what has come, until it is there. `mayEnd`: the file may end instead.
   */
  | { take: number | ((start: Uint8Array) => number); mayEnd?: true }
  | { keep: number }
  /** Overwrite them with zeros. */
  | { blank: number }
  /** Keep what comes before the place that `find` answers; -1 is not yet. It may need one byte more than there is. */
  | { find: (bytes: Uint8Array, from: number) => number };

/** Walks through one format. When it is done, whatever follows is no part of the file and is blanked. */
export type FormatReader = Generator<Step, void, Uint8Array>;

const NOTHING = new Uint8Array(0);

/**
 * Cleans a file while it streams through: as many bytes come out as go in, because the store has to be told a length
 * beforehand. At most one step's worth is held.
 */
export class Scrubber {
  private step: Step | null;
  private held: Uint8Array[] = [];
  private heldLength = 0;

  constructor(private readonly reader: FormatReader) {
    this.step = reader.next().value ?? null;
  }

  /** Takes a chunk, which is changed in place, and answers what is ready. */
  push(chunk: Uint8Array): Uint8Array {
    const wanted = this.step && "take" in this.step ? this.step.take : 0;
    if (typeof wanted === "number" && this.heldLength + chunk.length < wanted) {
      this.hold(chunk);
      return NOTHING;
    }
    const bytes = this.withHeld(chunk);
    let at = 0;
    while (at <= bytes.length) {
      const there = bytes.length - at;
      const step = this.step ?? { blank: Number.POSITIVE_INFINITY };
      if ("take" in step) {
        const length = typeof step.take === "number" ? step.take : step.take(bytes.subarray(at));
        if (there < length) break;
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
        const now = Math.min(left, there);
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

  /** The file is over: answers what was held, and whether it ended where its format ends. */
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
