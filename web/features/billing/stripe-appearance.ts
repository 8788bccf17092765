import type { Appearance } from "@stripe/stripe-js";

/** Returns the page's current colours for the provider's form, which is in a frame. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement("span"));
  // A token names two colours; only the computed one is current.
  const colour = (name: string) => {
    probe.className = `hidden ${name}`;
    return hex(getComputedStyle(probe).color);
  };
  const appearance: Appearance = {
    theme: "stripe",
    variables: {
      colorPrimary: colour("text-focus"),
      colorBackground: colour("text-(--raised)"),
      colorText: colour("text-ink"),
      colorTextSecondary: colour("text-muted"),
      colorTextPlaceholder: colour("text-muted"),
      colorDanger: colour("text-danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "3px",
      spacingUnit: "4px",
    },
    rules: { ".Input": { border: `1px solid ${colour("text-line-strong")}`, boxShadow: "none" } },
  };
  probe.remove();
  return appearance;
}

/** The provider does not accept the `color()` notation that browsers may compute. */
function hex(colour: string): string {
  const channels =
    colour
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  const scale = colour.startsWith("color(") ? 255 : 1;
  return `#${channels
    .map((channel) =>
      Math.round(channel * scale)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
