/** Returns tokens' colours in the current theme, for canvas, which has no custom properties. */
export function tokenColours<Token extends string>(tokens: readonly Token[]): Record<Token, string> {
  const probe = document.body.appendChild(document.createElement("span"));
  const colours = {} as Record<Token, string>;
  for (const token of tokens) {
    probe.style.color = `var(--${token})`;
    colours[token] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}
