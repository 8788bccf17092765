/** The accent colours of one theme: fill, pressed fill, text, soft background, text on a fill, and page background. */
export type AccentTones = { accent: string; strong: string; text: string; soft: string; on: string; ground: string };
/** The tones of both themes, and, in words, how the chosen colour had to be changed for them. */
type Accent = { light: AccentTones; dark: AccentTones; corrected: string[] };

type Rgb = readonly [number, number, number];

// Backgrounds and text colours of `web/styles/tokens.css`; a test keeps the two in step.
const LIGHT = { paper: "#f6f3ec", raised: "#fffdf8", sunken: "#ece7db", on: "#fffdf8" } as const;
const DARK = { paper: "#14130f", raised: "#1f1c17", sunken: "#0b0a08", on: "#14130f" } as const;
/** The page background of each theme; the text colour of the other theme is close to it. */
export const GROUNDS = [LIGHT.paper, DARK.paper] as const;
/** WCAG 2.2, 1.4.3: minimum contrast of normal-size text. */
const TEXT_RATIO = 4.5;
const STEPS = 100;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the tones of a colour (`#rrggbb`), darkened on light and lightened on dark backgrounds until legible. */
export function accentOf(colour: string): Accent {
  const light = tonesOf(colour, LIGHT, "#000000", 0.15);
  const dark = tonesOf(colour, DARK, "#ffffff", 0.18);
  const corrected = [
    light.accent === colour.toLowerCase() ? null : `darker in the light theme (${light.accent})`,
    dark.accent === colour.toLowerCase() ? null : `lighter in the dark theme (${dark.accent})`,
  ].filter((each) => each !== null);
  return { light, dark, corrected };
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

type Ground = { paper: string; raised: string; sunken: string; on: string };

function tonesOf(colour: string, ground: Ground, towards: string, softness: number): AccentTones {
  const accent = readable(colour, [ground.on], towards);
  const soft = mixed(ground.raised, accent, softness);
  const text = readable(accent, [ground.paper, ground.raised, ground.sunken, soft], towards);
  return { accent, strong: mixed(accent, towards, 0.18), text, soft, on: ground.on, ground: ground.paper };
}

/** Returns the colour, changed as little as needed to be legible on every background. */
function readable(colour: string, grounds: readonly string[], towards: string): string {
  for (let step = 0; step <= STEPS; step++) {
    const moved = mixed(colour, towards, step / STEPS);
    if (grounds.every((ground) => contrast(moved, ground) >= TEXT_RATIO)) return moved;
  }
  return towards;
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const part = (at: 0 | 1 | 2) =>
    Math.round(a[at] + (b[at] - a[at]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
