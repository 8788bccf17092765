/**
 * Returns a name without parts that mail clients turn into links. Whoever signs up chooses their name: without this,
 * the product would send their link in its own name.
 */
export function nameInMail(name: string): string {
  return name
    .replace(/[a-z][a-z0-9+-]*:\/\/|[@:/\\]/gi, " ")
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the first line of a mail. */
export function greeting({ firstName }: { firstName: string }): string {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : "Hello,";
}
