/**
 * A name as it may stand in a mail. Mail programs make a link of whatever looks like an address, and whoever signs up
 * chooses what they are called: without this the product would send their link in its own name.
 */
export function nameInMail(name: string): string {
  return name
    .replace(/[a-z][a-z0-9+-]*:\/\/|[@:/\\]/gi, " ")
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The first line of a mail to somebody. */
export function greeting({ firstName }: { firstName: string }): string {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : "Hello,";
}
