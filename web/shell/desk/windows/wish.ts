const VERBS = ["open", "edit", "publish", "message", "give"] as const;
type Verb = (typeof VERBS)[number];

/** What somebody types: `publish week 4` wants one thing done to what is called `week 4`. */
export function wishOf(typed: string): { verb: Verb | null; name: string } {
  const words = typed.trim();
  const verb = VERBS.find((each) => words.toLowerCase().startsWith(`${each} `)) ?? null;
  return { verb, name: verb ? words.slice(verb.length).trim() : words };
}

/** Whether each word that was typed begins a word of a label. */
export function speaksOf(label: string, typed: string): boolean {
  const own = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.some((each) => each.startsWith(word)));
}
