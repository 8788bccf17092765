type Named = { firstName: string; lastName: string };

/** What the community calls somebody whom a text names: the first name, and of the last one its first letter. */
export function mentionName({ firstName, lastName }: Named): string {
  const [initial] = lastName.trim();
  return `${firstName.trim()}${initial ? ` ${initial}.` : ""}`;
}

/** Whether a text names somebody: the name stands behind an @ and does not go on as another one. */
export function namesIn(text: string, name: string): boolean {
  return placesOf(text, name).length > 0;
}

/** Where a text says `@` and the name. */
export function placesOf(text: string, name: string): number[] {
  const sign = `@${name}`;
  const places: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + sign.length] ?? " ";
    if (!WORD.test(before) && !WORD.test(after)) places.push(at);
  }
  return places;
}

const WORD = /[\p{L}\p{N}_@]/u;
