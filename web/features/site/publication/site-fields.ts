import type { SiteContent } from "../../../../worker/contract/site-content";
import { SITE_LIMITS as LIMITS } from "../../../../worker/contract/site-content-limits";

/** A text field of the form; lists are typed as lines or paragraphs. */
type SiteField = {
  /** Its path in the content, which the server's errors name too. */
  at: string;
  label: string;
  help?: string;
  kind?: "area" | "number" | "date" | "email" | "colour" | "lines" | "paragraphs" | "places" | "photo" | "logo";
  most?: number;
};
export type SiteFieldProps = {
  field: SiteField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};
type SiteSection = { title: string; text: string; fields: readonly SiteField[] };
/** The typed texts by path (`at`). */
type Typed = Record<string, string>;

const pillar = (at: number): SiteField[] => [
  { at: `story.pillars.of.${at}.name`, label: `Pillar ${at + 1}`, most: LIMITS.pillar },
  { at: `story.pillars.of.${at}.text`, label: `What pillar ${at + 1} is about`, kind: "area", most: LIMITS.pillarText },
];

const LINES = `One a line, at most ${LIMITS.offerLines}.`;

const coaching = (at: "programming" | "inPerson", name: string): SiteField[] => [
  { at: `offers.${at}.note`, label: `${name}: under its price`, most: LIMITS.offerLine },
  { at: `offers.${at}.included`, label: `${name}: what is included, on the first page`, help: LINES, kind: "lines" },
  { at: `offers.${at}.text`, label: `${name}: what it is`, kind: "area", most: LIMITS.offerText },
  { at: `offers.${at}.minutes`, label: `${name}: minutes a session`, kind: "number" },
  { at: `offers.${at}.details`, label: `${name}: what is included, on the coaching page`, help: LINES, kind: "lines" },
];

export const SECTIONS: readonly SiteSection[] = [
  {
    title: "Name, colour and logo",
    text: "On every page, in mails, on home screens and in search engines.",
    fields: [
      { at: "name", label: "Name", most: LIMITS.name },
      { at: "tagline", label: "Tagline", help: "The large words on the first page.", most: LIMITS.tagline },
      {
        at: "description",
        label: "Description",
        help: "What search engines and shared links say, and the foot of every page.",
        kind: "area",
        most: LIMITS.description,
      },
      { at: "accent", label: "Signal colour", kind: "colour" },
      { at: "logo", label: "Logo", kind: "logo" },
    ],
  },
  {
    title: "First page",
    text: "Around the tagline, and the three things that your training stands on.",
    fields: [
      { at: "story.hero.eyebrow", label: "Line above the tagline", most: LIMITS.eyebrow },
      { at: "story.hero.lead", label: "Sentence below the tagline", kind: "area", most: LIMITS.lead },
      { at: "story.pillars.title", label: "Heading over the pillars", most: LIMITS.heading },
      ...pillar(0),
      ...pillar(1),
      ...pillar(2),
    ],
  },
  {
    title: "Offers",
    text: "What you say beside the prices, on the first page and on the coaching page. The prices themselves stay as they are.",
    fields: [
      { at: "offers.title", label: "Heading over the offers", most: LIMITS.heading },
      { at: "offers.membership.included", label: "Membership: what is included", help: LINES, kind: "lines" },
      ...coaching("programming", "Individualized programming"),
      ...coaching("inPerson", "In-person coaching"),
    ],
  },
  {
    title: "A day's options",
    text: "In how many ways a day can be trained, and what you call them. Empty: your days do not have it. What is written there already stays, and your documents are read by these names too.",
    fields: [
      { at: "options.no_equipment", label: "First option", help: "Comes as No Equipment.", most: LIMITS.option },
      { at: "options.equipment", label: "Second option", help: "Comes as Equipment.", most: LIMITS.option },
      { at: "options.coach_program", label: "Third option", help: "Comes as Coach's Program.", most: LIMITS.option },
    ],
  },
  {
    title: "Coach",
    text: "Who writes the training. Members see the first name, visitors the whole one.",
    fields: [
      { at: "coach.firstName", label: "First name", most: LIMITS.person },
      { at: "coach.lastName", label: "Last name", most: LIMITS.person },
      { at: "coach.title", label: "Title", most: LIMITS.title },
      { at: "story.photo", label: "Your photo", kind: "photo" },
      {
        at: "story.biography",
        label: "Your story",
        help: `At most ${LIMITS.paragraphs} paragraphs, with an empty line between them.`,
        kind: "paragraphs",
      },
      {
        at: "story.credentials",
        label: "Credentials",
        help: `One a line, at most ${LIMITS.credentials}.`,
        kind: "lines",
      },
    ],
  },
  {
    title: "Reach and promises",
    text: "Where people find and write to you, and what you promise them.",
    fields: [
      { at: "support.email", label: "Support address", kind: "email", most: LIMITS.address },
      { at: "support.replyWithinHours", label: "You answer within (hours)", kind: "number" },
      {
        at: "social",
        label: "Social links",
        help: "One a line: the name, then the address, as in: Instagram https://www.instagram.com/you",
        kind: "places",
      },
      { at: "guarantees.moneyBackDays", label: "Money back on every plan (days)", kind: "number" },
      {
        at: "guarantees.membershipRefundDays",
        label: "Full refund of a cancelled membership (days)",
        kind: "number",
      },
    ],
  },
  {
    title: "Legal particulars",
    text: "What the terms and the privacy policy name. The rest of both texts stays as it is: read them.",
    fields: [
      { at: "legal.entity", label: "Who the contract is with", most: LIMITS.entity },
      { at: "legal.address", label: "Address", most: LIMITS.address },
      { at: "legal.jurisdiction", label: "Law that applies", most: LIMITS.entity },
      { at: "legal.minimumAge", label: "Minimum age", kind: "number" },
      { at: "legal.termsEffective", label: "Terms in force since", kind: "date" },
      { at: "legal.privacyUpdated", label: "Privacy policy of", kind: "date" },
    ],
  },
  {
    title: "Time and language of dates",
    text: "When a week begins, and how days and prices are written where no member's own setting applies.",
    fields: [
      { at: "timeZone", label: "Time zone", help: "As in America/Los_Angeles or Europe/Lisbon." },
      { at: "locale", label: "Language of dates", help: "A language tag, as in en-US, en-GB or pt-BR." },
    ],
  },
];

const ALL = SECTIONS.flatMap(({ fields }) => fields);

/** Returns the field that shows an error at a path of the content. */
export const fieldAt = (path: string): string | null => {
  const own = path.replace(/^content\./, "");
  return ALL.find(({ at }) => own === at || own.startsWith(`${at}.`))?.at ?? null;
};

export const typedOf = (content: SiteContent): Typed =>
  Object.fromEntries(ALL.map((field) => [field.at, written(field, valueAt(content, field.at))]));

/** Builds the content from the typed texts; the server refuses what does not fit. */
export function contentOf(typed: Typed): SiteContent {
  const content: Record<string, unknown> = {};
  for (const field of ALL) place(content, field.at.split("."), read(field, typed[field.at] ?? ""));
  return content as SiteContent;
}

function written({ kind }: SiteField, value: unknown): string {
  if (kind === "lines") return (value as string[]).join("\n");
  if (kind === "paragraphs") return (value as string[]).join("\n\n");
  if (kind === "places") return (value as SiteContent["social"]).map(({ name, href }) => `${name} ${href}`).join("\n");
  if (kind === "logo") return JSON.stringify(value);
  return String(value);
}

function read({ kind }: SiteField, text: string): unknown {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  if (kind === "lines") return lines;
  if (kind === "paragraphs") return text.split(/\n\s*\n/).flatMap((each) => each.trim() || []);
  if (kind === "places") return lines.map(placeOf);
  if (kind === "logo") return JSON.parse(text);
  if (kind === "number") return text.trim() === "" ? null : Number(text);
  return text;
}

function placeOf(line: string): { name: string; href: string } {
  const end = line.lastIndexOf(" ");
  return { name: line.slice(0, Math.max(0, end)), href: line.slice(end + 1) };
}

function valueAt(content: unknown, at: string): unknown {
  return at.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], content);
}

/** Sets a value at a path; numbers in a path are list indexes. */
function place(into: Record<string, unknown>, [part = "", next, ...rest]: string[], value: unknown): void {
  if (next === undefined) {
    into[part] = value;
    return;
  }
  into[part] ??= /^\d+$/.test(next) ? [] : {};
  place(into[part] as Record<string, unknown>, [next, ...rest], value);
}
