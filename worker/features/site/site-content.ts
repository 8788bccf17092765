import { brand } from "../../contract/brand";
import { coachOffers } from "../../contract/coach-offers";
import { coachStory } from "../../contract/coach-story";
import { dayOptions } from "../../contract/day-options";
import type { SiteChanges } from "../../contract/published-site";
import { type SiteContent, siteContentSchema } from "../../contract/site-content";
import { asIfPublished } from "./site-in-force";

/** Returns the site's whole content with some overrides applied. */
export const contentOf = (changes: SiteChanges): SiteContent =>
  asIfPublished({ name: "", changes }, () => siteContentSchema.parse(allOfIt()));

/** Returns a content's differences from the defaults, so that equal values follow later product versions. */
export function changesOf(content: SiteContent): SiteChanges {
  const { firstName, lastName } = content.coach;
  const named = { ...content, coach: { ...content.coach, name: `${firstName} ${lastName}` } };
  return asIfPublished({ name: "", changes: {} }, () => differing(allOfIt(), named));
}

function differing(defaults: Record<string, unknown>, content: Record<string, unknown>): SiteChanges {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(content)) {
    const defaultValue = defaults[name];
    if (JSON.stringify(value) === JSON.stringify(defaultValue)) continue;
    changes[name] = isGroup(value) && isGroup(defaultValue) ? differing(defaultValue, value) : value;
  }
  return changes;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const allOfIt = () => ({
  ...copyOf(brand),
  story: copyOf(coachStory),
  offers: copyOf(coachOffers),
  options: copyOf(dayOptions),
});

/** Returns a plain copy of the current values. */
const copyOf = (view: object): Record<string, unknown> => JSON.parse(JSON.stringify(view));
