const VERBS = ["open", "edit", "publish", "message", "give"] as const;
type Verb = (typeof VERBS)[number];

/** Parses palette input: `publish week 4` is the verb `publish` and the name `week 4`. */
export function wishOf(typed: string): { verb: Verb | null; name: string } {
  const words = typed.trim();
  const verb = VERBS.find((each) => words.toLowerCase().startsWith(`${each} `)) ?? null;
  return { verb, name: verb ? words.slice(verb.length).trim() : words };
}

/** Returns whether each typed word is the start of a word in the label. */
export function speaksOf(label: string, typed: string): boolean {
  const own = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.some((each) => each.startsWith(word)));
}
