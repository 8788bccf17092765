import { z } from "zod";

/**
 * Plain-language messages for validation errors where the schema gives none. Set on zod globally, because schemas also
 * parse inside others.
 */
z.config({ customError: (issue) => `${nameOf(issue.path)} ${expectedText(issue)}` });

type Issue = z.core.$ZodRawIssue;

/** Returns the field's name; array indexes are left out, as they count from zero. */
function nameOf(path: readonly PropertyKey[] | undefined): string {
  const field = path?.findLast((part) => typeof part === "string");
  return field === undefined ? "This" : `“${String(field)}”`;
}

function expectedText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing." : `has to be ${KINDS[issue.expected] ?? "something else"}.`;
    case "invalid_value":
      return `has to be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(shown).join(", ")}.`;
    case "too_big":
      return `may be at most ${amountOf(issue.origin, Number(issue.maximum))}.`;
    case "too_small":
      return `has to be at least ${amountOf(issue.origin, Number(issue.minimum))}.`;
    case "invalid_format":
      return `has to be ${FORMATS[issue.format] ?? "written in another way"}.`;
    case "not_multiple_of":
      return `has to be a multiple of ${issue.divisor}.`;
    case "unrecognized_keys":
      return `has fields that are not known: ${issue.keys.slice(0, 5).join(", ")}.`;
    default:
      return "is not of a kind that is taken here.";
  }
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object with named fields",
  record: "an object with named fields",
  null: "empty",
  undefined: "left out",
};

const FORMATS: Record<string, string> = {
  email: "a mail address",
  url: "a web address",
  uuid: "a UUID",
  date: "a date like 2026-01-31",
  datetime: "an instant like 2026-01-31T18:00:00Z",
};

function amountOf(origin: string, amount: number): string {
  if (origin === "string") return `${amount} characters long`;
  if (origin === "array" || origin === "set") return `a list of ${amount}`;
  return String(amount);
}

const shown = (value: unknown): string => (value === null ? "empty" : String(value));
