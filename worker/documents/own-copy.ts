/** V8 keeps the whole source alive for a slice of 13 characters or more; joined parts are a string of their own. */
export function ownCopy(text: string): string {
  return text.length < 13 ? text : [text.slice(0, 12), text.slice(12)].join("");
}
