const SIDES = ["top", "right", "bottom", "left"];
const ACROSS = ["right", "left"];
const ALONG = ["top", "bottom"];

/**
 * The properties that a declaration may set, as names without direction: a shorthand stands for all of its parts, and
 * `inline` for left and right, whichever it is.
 */
export function touched(property: string): string[] {
  const name = property.startsWith("--") ? property : property.replace(/^-(?:webkit|moz)-/, "");
  const box = /^(scroll-margin|scroll-padding|margin|padding)(?:-(.+))?$/.exec(name);
  if (box) return sidesOf(box[2]).map((side) => `${box[1]}-${side}`);
  const inset = /^inset(?:-(.+))?$/.exec(name);
  if (inset) return sidesOf(inset[1]);
  if (/^border-.*radius$/.test(name)) return ["radius"];
  const border = /^border(?:-(top|right|bottom|left|inline|block)(?:-(?:start|end))?)?(?:-(width|style|color))?$/.exec(
    name,
  );
  if (border) {
    const kinds = border[2] ? [border[2]] : ["width", "style", "color"];
    return sidesOf(border[1]).flatMap((side) => kinds.map((kind) => `border-${kind}-${side}`));
  }
  const place = /^(?:place|align|justify)-(items|self|content)$/.exec(name);
  if (place) return [`place-${place[1]}`];
  return [SAME.get(name) ?? name];
}

function sidesOf(which: string | undefined): string[] {
  if (!which) return SIDES;
  if (which.startsWith("inline")) return ACROSS;
  return which.startsWith("block") ? ALONG : [which];
}

// Names that say little of what else they set.
const SAME = new Map([
  ["row-gap", "gap"],
  ["column-gap", "gap"],
  ["grid-gap", "gap"],
  ["line-height", "font-line-height"],
  ["text-wrap", "white-space"],
  ["inline-size", "width"],
  ["block-size", "height"],
  ["min-inline-size", "min-width"],
  ["max-inline-size", "max-width"],
  ["min-block-size", "min-height"],
  ["max-block-size", "max-height"],
]);

/** Whether one of two names is the other's, or a part of it: `overflow` and `overflow-x`. */
export const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
