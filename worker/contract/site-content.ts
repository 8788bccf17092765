import { z } from "zod";
import { isColour } from "./accent";
import { isTimeZone } from "./account-time-zone";
import { LOGO_PICTURES, type Logo, OWN_LOGO } from "./logo-pictures";
import { uploadIdOf } from "./media-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { SITE_LIMITS as LIMITS } from "./site-content-limits";
import { atMost } from "./texts";

const ONE_LINE = /^[^\p{Cc}\p{Cs}<>]*$/u;
const NO_LINES = "One line, without < and >.";

// Names are used in subjects, titles and file names: one line, no invisible characters.
const line = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, atMost(most)).regex(ONE_LINE, NO_LINES);

const text = (most: number, missing: string) => z.string(missing).trim().min(1, missing).max(most, atMost(most));

const WEB_ADDRESS = "An address that begins with https://.";
const days = (missing: string) =>
  z.number(missing).int(missing).min(1, missing).max(LIMITS.guaranteeDays, `At most ${LIMITS.guaranteeDays} days.`);
const date = z.iso.date("A day, as 2026-11-23.");
const LANGUAGE = "A language tag, such as en-US or de-DE.";

const LOGO = "All pictures of the logo, or none of them. Choose its file again.";
const picture = anyText.max(LIMITS.address, LOGO);

/** Either all uploaded or all defaults: mixed sizes would show two logos. */
const logo = z
  .object({ mark: picture, icon192: picture, icon512: picture, maskable: picture, touch: picture, card: picture })
  .refine(isWholeLogo, LOGO);

function isWholeLogo(given: Logo): boolean {
  const isOwn = LOGO_PICTURES.every((name) => given[name] === OWN_LOGO[name]);
  return isOwn || LOGO_PICTURES.every((name) => uploadIdOf(given[name]) !== null);
}

const offerLines = z
  .array(line(LIMITS.offerLine, "A line cannot be empty."))
  .min(1, "Say what is included, in one line at least.")
  .max(LIMITS.offerLines, `At most ${LIMITS.offerLines} lines.`);

/** Empty if the club does not offer the option. */
const option = z
  .string("A name, or nothing where your days do not have it.")
  .trim()
  .max(LIMITS.option, atMost(LIMITS.option))
  .regex(ONE_LINE, NO_LINES);
const areApart = (names: string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;

const coaching = z.object({
  note: line(LIMITS.offerLine, "A few words under the price."),
  included: offerLines,
  minutes: z
    .number("Minutes, from 1.")
    .int("Whole minutes.")
    .min(1, "At least 1 minute.")
    .max(LIMITS.sessionMinutes, `At most ${LIMITS.sessionMinutes} minutes.`),
  text: line(LIMITS.offerText, "A sentence about it."),
  details: offerLines,
});

/** All texts of the site that the coach can edit and publish. */
export const siteContentSchema = z.object({
  name: line(LIMITS.name, "Your club needs a name."),
  tagline: line(LIMITS.tagline, "A few words under the name."),
  description: line(LIMITS.description, "What search engines and shared links say of the site."),
  /** `#rrggbb`, or empty for the product's own. */
  accent: anyText.refine((colour) => colour === "" || isColour(colour), "A colour as #rrggbb."),
  logo,
  timeZone: anyText.refine(isTimeZone, "A time zone such as America/Los_Angeles."),
  locale: anyText.max(35, LANGUAGE).refine(isLanguage, LANGUAGE),
  coach: z.object({
    firstName: line(LIMITS.person, "The coach's first name."),
    lastName: line(LIMITS.person, "The coach's last name."),
    title: line(LIMITS.title, "What the coach is, such as Head coach."),
  }),
  support: z.object({
    email: z.email("An e-mail address that somebody reads.").max(LIMITS.address, atMost(LIMITS.address)),
    replyWithinHours: z
      .number("Hours, from 1.")
      .int("Whole hours.")
      .min(1, "At least 1 hour.")
      .max(LIMITS.replyHours, `At most ${LIMITS.replyHours} hours.`),
  }),
  social: z
    .array(
      z.object({
        name: line(LIMITS.person, "What the place is called."),
        href: z.url({ protocol: /^https$/, error: WEB_ADDRESS }).max(LIMITS.address, atMost(LIMITS.address)),
      }),
    )
    .max(LIMITS.social, `At most ${LIMITS.social}.`),
  guarantees: z.object({ moneyBackDays: days("Days, from 1."), membershipRefundDays: days("Days, from 1.") }),
  legal: z.object({
    entity: line(LIMITS.entity, "Who the contract is with: your company, or your own name."),
    address: line(LIMITS.address, "Where that is registered or lives."),
    jurisdiction: line(LIMITS.entity, "Whose law the terms follow, such as the State of Oregon."),
    termsEffective: date,
    privacyUpdated: date,
    minimumAge: z.number("Years.").int("Whole years.").min(13, "At least 13.").max(21, "At most 21."),
  }),
  story: z.object({
    photo: anyText.refine((path) => path === "" || uploadIdOf(path) !== null, "A picture that was uploaded here."),
    hero: z.object({
      eyebrow: line(LIMITS.eyebrow, "The line above the tagline."),
      lead: line(LIMITS.lead, "The sentence below the tagline."),
    }),
    pillars: z.object({
      title: line(LIMITS.heading, "The heading over the three."),
      of: z
        .array(
          z.object({
            name: line(LIMITS.pillar, "A word."),
            text: line(LIMITS.pillarText, "What it is about."),
          }),
        )
        .length(3, "There are three."),
    }),
    biography: z
      .array(text(LIMITS.paragraph, "A paragraph cannot be empty."))
      .min(1, "Tell who you are, in one paragraph at least.")
      .max(LIMITS.paragraphs, `At most ${LIMITS.paragraphs} paragraphs.`),
    credentials: z
      .array(line(LIMITS.credential, "A line cannot be empty."))
      .max(LIMITS.credentials, `At most ${LIMITS.credentials}.`),
  }),
  offers: z.object({
    title: line(LIMITS.heading, "The heading over the offers."),
    membership: z.object({ included: offerLines }),
    programming: coaching,
    inPerson: coaching,
  }),
  options: z
    .object({ no_equipment: option, equipment: option, coach_program: option })
    .refine((names) => Object.values(names).some(Boolean), {
      error: "A day needs one option at least.",
      path: ["no_equipment"],
    })
    .refine((names) => areApart(Object.values(names).filter(Boolean)), {
      error: "Two options cannot have one name.",
      path: ["equipment"],
    }),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The state that the change is based on, so that another admin's save is not overwritten. */
const since = z.string("Say which state you have seen.").max(40);

/** `PUT /api/admin/site/draft`. */
export const siteDraftSchema = z.object({ content: siteContentSchema, since });
export type SiteDraftInput = z.infer<typeof siteDraftSchema>;

/** `POST /api/admin/site/publish`, and restoring a version. */
export const sitePublishSchema = z.object({ since });

const siteVersionSchema = z.object({
  /** 0 is the product's default. */
  id: wholeNumber,
  at: isoInstant,
  by: anyText.nullable(),
  restoredFrom: wholeNumber.nullable(),
});

/** `GET /api/admin/site`. */
export const siteStateSchema = z.object({
  since,
  /** The draft if there is one, else the published content. */
  content: siteContentSchema,
  draftAt: isoInstant.nullable(),
  /** Newest first; the first is published. */
  versions: z.array(siteVersionSchema),
});
export type SiteState = z.infer<typeof siteStateSchema>;
