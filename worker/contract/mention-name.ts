type Named = { firstName: string; lastName: string };

/** Returns the name of a mentioned member: the first name, and the last name's initial. */
export function mentionName({ firstName, lastName }: Named): string {
  const [initial] = lastName.trim();
  return `${firstName.trim()}${initial ? ` ${initial}.` : ""}`;
}

/** Returns whether a text mentions a name: it follows an @ and is not the start of another name. */
export function namesIn(text: string, name: string): boolean {
  return placesOf(text, name).length > 0;
}

/** Returns the positions at which a text has `@` and the name. */
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
