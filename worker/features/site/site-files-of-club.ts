import { type AccentTones, accentOf, isColour } from "../../contract/accent";
import { brand } from "../../contract/brand";
import { LOGO_PICTURES, OWN_LOGO } from "../../contract/logo-pictures";
import type { Env } from "../../http/env";

/** Returns CSS that overrides the accent tokens of `web/styles/tokens.css`; empty for an invalid colour. */
export function siteStyle(colour: string): string {
  if (!isColour(colour)) return "";
  const { light, dark } = accentOf(colour);
  const tone = (name: string, of: keyof AccentTones) => `--${name}:light-dark(${light[of]},${dark[of]})`;
  const tones = [
    tone("accent", "accent"),
    tone("accent-strong", "strong"),
    tone("accent-text", "text"),
    tone("accent-soft", "soft"),
    tone("on-accent", "on"),
  ];
  // More specific than the tokens, so that the order of style sheets does not matter.
  return `html:root{${tones.join(";")}}\n`;
}

type Icon = { src: string };
type Manifest = { icons: Icon[]; shortcuts: { icons: Icon[] }[] };

/** Returns the web app manifest: the built file with the club's own texts and icons. */
export async function siteManifest(request: Request, env: Env): Promise<unknown> {
  const built = await env.ASSETS.fetch(new URL("/site.webmanifest", request.url));
  if (!built.ok) throw new Error(`/site.webmanifest answered ${built.status}`);
  const { name, tagline, description, locale } = brand;
  const own = await built.json<Manifest>();
  const icons = brand.logo.mark ? withLogo(own) : {};
  return { ...own, ...icons, name: `${name}: ${tagline}`, short_name: name, description, lang: locale };
}

/** Returns the club's icons. The vector icon exists only for the product's own mark. */
function withLogo({ icons, shortcuts }: Manifest): Manifest {
  const ofClub = (all: Icon[]) =>
    all.flatMap((icon) => {
      const picture = LOGO_PICTURES.find((name) => OWN_LOGO[name] === icon.src);
      return picture ? [{ ...icon, src: brand.logo[picture] }] : [];
    });
  return { icons: ofClub(icons), shortcuts: shortcuts.map((each) => ({ ...each, icons: ofClub(each.icons) })) };
}
