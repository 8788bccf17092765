/** Coaches' abbreviations after folding, as whole words; longer ones first. */
const SHORT: [RegExp, string][] = [
  [/\b(?:rfess|rear foot elevated split squat|bulgarian|bss)\b(?: split)?(?: squat)?/g, "bulgarian split squat"],
  [/\b(?:tgu|turkish get ?up|get ?up)\b/g, "turkish get up"],
  [/\bkb\b|\bkettle bell\b/g, "kettlebell"],
  [/\bdb\b|\bdumb bell\b/g, "dumbbell"],
  [/\bbb\b|\bbar bell\b/g, "barbell"],
  [/\brdl\b/g, "romanian deadlift"],
  [/\bsldl\b/g, "stiff leg deadlift"],
  [/\bdl\b/g, "deadlift"],
  [/\bohp\b/g, "overhead press"],
  [/\bghr\b/g, "glute ham raise"],
  [/\bbw\b|\bbody weight\b/g, "bodyweight"],
  [/\b(?:mb|med ?ball)\b/g, "medicine ball"],
  [/\bsl\b|\b(?:1|one) leg(?:ged)?\b|\bsingle legged\b/g, "single leg"],
  [/\bsa\b|\b(?:1|one) arm(?:ed)?\b|\bsingle armed\b/g, "single arm"],
  [/\balt\b/g, "alternating"],
  [/\bext\b/g, "extension"],
  [/\bw\b/g, "with"],
  [/\b(push|pull|chin|sit|step) ups?\b/g, "$1up"],
  [/\b(dead) lifts?\b/g, "$1lift"],
];
const NOISE = /\b(?:the|a|an|each side|per side|each leg|per leg|each arm|per arm|each|e s)\b/g;

/**
 * Folds an exercise's name so that its spellings are equal: case, accents, punctuation, plural, "(each side)" and
 * abbreviations such as DB, KB, RDL. The order of words counts, so different exercises differ.
 */
export function nameKey(name: string): string {
  let key = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\([^)]{0,200}\)/g, " ")
    .replace(/[’'`]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  for (const [pattern, full] of SHORT) key = key.replace(pattern, full);
  return key
    .replace(NOISE, " ")
    .split(/\s+/)
    .filter(Boolean)
    .map(singular)
    .join(" ")
    .replace(/\b(push|pull|chin|sit|step) up\b/g, "$1up");
}

/** Removes a plural: "presses" becomes "press", "raises" "raise", "flies" "fly"; "press" stays. */
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
