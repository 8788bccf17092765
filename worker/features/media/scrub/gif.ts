import { lettersAt, viewOf } from "./bytes";
import { brokenFile } from "./refusals";
import { refuseHuge } from "./refuse-huge";
import type { FormatReader } from "./scrubber";

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The two extensions that state how often an animation repeats. */
const KEPT_APPLICATIONS = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/** GIF 89a: blanks comments, plain text and application data (such as XMP), and what follows the end. */
export function* gif(): FormatReader {
  const screen = yield { take: 13 };
  refuseHuge(viewOf(screen).getUint16(6, true), viewOf(screen).getUint16(8, true));
  yield { keep: colors(screen[10]) };
  for (;;) {
    const [kind] = yield { take: 1 };
    if (kind === END) return;
    if (kind === IMAGE) {
      const image = yield { take: 9 };
      refuseHuge(viewOf(image).getUint16(4, true), viewOf(image).getUint16(6, true));
      yield { keep: colors(image[8]) + 1 };
      yield* blocks("keep");
    } else if (kind === EXTENSION) {
      yield* extension();
    } else {
      throw brokenFile();
    }
  }
}

function* extension(): FormatReader {
  const [label] = yield { take: 1 };
  if (label === GRAPHIC_CONTROL) return yield* blocks("keep");
  if (label !== APPLICATION) return yield* blocks("blank");
  const [size = 0] = yield { take: 1 };
  const name = yield { take: size };
  if (KEPT_APPLICATIONS.has(lettersAt(name, 0, 11))) return yield* blocks("keep");
  name.fill(0);
  yield* blocks("blank");
}

function* blocks(fate: "keep" | "blank"): FormatReader {
  for (;;) {
    const [size = 0] = yield { take: 1 };
    if (size === 0) return;
    yield fate === "keep" ? { keep: size } : { blank: size };
  }
}

/** Returns the bytes of a colour table from its flags. */
const colors = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
