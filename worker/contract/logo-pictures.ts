/** The pictures that the mark is drawn as, and what stands in their places as the product comes. */
export const OWN_LOGO = {
  /** Beside the name; empty for the drawn mark, which follows the theme. */
  mark: "",
  icon192: "/icon-192.png",
  icon512: "/icon-512.png",
  /** With so much ground around it that a system may cut any shape out of it. */
  maskable: "/icon-maskable-512.png",
  touch: "/apple-touch-icon.png",
  /** What shared links show. */
  card: "/og-default.png",
};
export type Logo = typeof OWN_LOGO;
export type LogoPicture = keyof Logo;

/** How large each of them is: the browser draws them so, and the Worker refuses others. */
export const LOGO_SIZES: Record<LogoPicture, { width: number; height: number }> = {
  mark: { width: 256, height: 256 },
  icon192: { width: 192, height: 192 },
  icon512: { width: 512, height: 512 },
  maskable: { width: 512, height: 512 },
  touch: { width: 180, height: 180 },
  card: { width: 1200, height: 630 },
};

export const LOGO_PICTURES = Object.keys(LOGO_SIZES) as LogoPicture[];

/** Most bytes of one of them, and of the file that they are drawn from. */
export const LOGO_MAX_BYTES = 1_048_576;
/** The least pixels along the longer side of a PNG that they are drawn from: an icon has as many. */
export const LOGO_LEAST_PIXELS = 256;
