/** Maximum characters of each published text, and maximum length of each list. */
export const SITE_LIMITS = {
  name: 40,
  tagline: 60,
  description: 240,
  person: 60,
  title: 60,
  social: 6,
  address: 200,
  entity: 120,
  eyebrow: 90,
  lead: 240,
  heading: 60,
  pillar: 40,
  pillarText: 240,
  paragraph: 900,
  paragraphs: 5,
  credential: 90,
  credentials: 6,
  option: 24,
  offerLine: 90,
  offerLines: 8,
  offerText: 240,
  sessionMinutes: 480,
  replyHours: 168,
  guaranteeDays: 365,
} as const;

/** Versions shown in the admin area, newest first. */
export const SITE_VERSIONS_SHOWN = 20;

/** Query parameter that shows an admin the draft of the site. */
export const PREVIEW_QUERY = "preview";
