/** Renditions of the logo, with the product's own as defaults. */
export const OWN_LOGO = {
  /** Shown beside the name; empty for the drawn mark, which follows the theme. */
  mark: "",
  icon192: "/icon-192.png",
  icon512: "/icon-512.png",
  /** With enough margin for any mask that a system applies. */
  maskable: "/icon-maskable-512.png",
  touch: "/apple-touch-icon.png",
  /** The preview image of shared links. */
  card: "/og-default.png",
};
export type Logo = typeof OWN_LOGO;
export type LogoPicture = keyof Logo;

/** Sizes in pixels: the browser draws the renditions in them, and the Worker refuses others. */
export const LOGO_SIZES: Record<LogoPicture, { width: number; height: number }> = {
  mark: { width: 256, height: 256 },
  icon192: { width: 192, height: 192 },
  icon512: { width: 512, height: 512 },
  maskable: { width: 512, height: 512 },
  touch: { width: 180, height: 180 },
  card: { width: 1200, height: 630 },
};

export const LOGO_PICTURES = Object.keys(LOGO_SIZES) as LogoPicture[];

/** Maximum bytes of a rendition, and of the source file. */
export const LOGO_MAX_BYTES = 1_048_576;
/** Minimum length in pixels of a PNG source's longer side. */
export const LOGO_LEAST_PIXELS = 256;
