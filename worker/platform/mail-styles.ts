import { accentOf } from "../contract/accent";
import { brand } from "../contract/brand";

// Mail clients know neither custom properties nor the product's style sheet, so its two palettes are repeated here. A
// client that ignores the dark one keeps the light one, which is inlined in every tag.
export const MAIL_COLOURS = {
  paper: "#f6f3ec",
  raised: "#fffdf8",
  ink: "#14130f",
  muted: "#5f594d",
  line: "#d8d1c1",
  accent: "#b83009",
} as const;

const DARK = {
  paper: "#14130f",
  raised: "#1f1c17",
  ink: "#f3eee3",
  muted: "#aca494",
  line: "#363129",
  accent: "#f4572e",
} as const;

/** Returns the accent colour of both palettes: the coach's own, if set. */
export function mailAccent(): { light: string; dark: string } {
  if (!brand.accent) return { light: MAIL_COLOURS.accent, dark: DARK.accent };
  const { light, dark } = accentOf(brand.accent);
  return { light: light.text, dark: dark.accent };
}

const rules = (prefix: string) => `
${prefix}.paper{background:${DARK.paper}!important}
${prefix}.raised{background:${DARK.raised}!important;border-color:${DARK.line}!important}
${prefix}.ink,${prefix}.paper{color:${DARK.ink}!important}
${prefix}.muted{color:${DARK.muted}!important}
${prefix}.line{border-color:${DARK.line}!important}
${prefix}.quote{border-color:${mailAccent().dark}!important}
${prefix}.belt{background:${DARK.ink}!important}
${prefix}.bar,${prefix}.button{background:${mailAccent().dark}!important}
${prefix}a.button{color:${DARK.paper}!important}`;

/** Returns the dark palette, for clients that follow the reader's theme; Outlook marks elements with `data-ogsc`. */
export const mailStyles = () => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules("")}}
${rules("[data-ogsc] ")}
@media (max-width:480px){.raised{padding:28px 20px 20px!important}}
`;
