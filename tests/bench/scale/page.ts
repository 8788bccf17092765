import {
  ASSUMED,
  type Bound,
  costOf,
  loadOf,
  type Measured,
  membersAt,
  monthOf,
  type Prices,
  type Taken,
  type Unit,
  usageOf,
} from "./costs.ts";

const CLUBS = [100, 1000, 10_000, 100_000];
const MEASURED: [keyof Taken, string][] = [
  ["requests", "requests"],
  ["roundTrips", "round trips to D1"],
  ["rowsRead", "rows read"],
  ["rowsWritten", "rows written"],
  ["bytes", "bytes of database"],
  ["limiter", "calls of a rate limiter"],
  ["room", "calls of the room"],
  ["queued", "messages queued"],
  ["cpuMs", "ms of CPU"],
];

/** docs/scale.md, of what was measured and what it costs. */
export function renderScalePage(measured: Measured, prices: Prices): string {
  const units = Object.keys(prices.units) as Unit[];
  const bounds = Object.keys(prices.limits) as Bound[];
  const usages = CLUBS.map((members) => usageOf(measured, members));
  const loads = CLUBS.map((members) => loadOf(measured, members));
  const first = bounds.reduce((a, b) => (membersAt(a, measured, prices) <= membersAt(b, measured, prices) ? a : b));
  const heads = CLUBS.map((members) => short(members));
  return `# What a club costs, and where it meets a limit

Made by \`npm run bench -- scale\` on ${measured.date}: it measures the built product, multiplies what a member's day and a
coach's week take by what the platform publishes as its prices (${prices.date}, \`tests/bench/scale/prices.json\`), and writes this page.
The arithmetic is \`tests/bench/scale/costs.ts\`, and a test holds the page to it. A bill has never been seen: look the prices up before you trust them.

## A month

Dollars a month, of a club that is ${ASSUMED.months} months old. Taxes, mail (Resend), Stripe's share and the domain are not in it.
Where a club is beyond an end of the platform (see below), this is what it would cost if there were none.

${table(
  ["", ...heads],
  [
    ["**in all**", ...usages.map((usage) => `**${money(monthOf(usage, prices))}**`)],
    [`${prices.base.what}, the plan itself`, ...CLUBS.map(() => money(prices.base.usd))],
    ...units.map((unit) => [
      prices.units[unit].what,
      ...usages.map((usage) => `${money(costOf(unit, usage[unit], prices))} (${short(usage[unit])})`),
    ]),
  ],
)}

In brackets what is used; nothing is charged for what the plan includes:

${table(
  ["", "included", "then", "source"],
  units.map((unit) => {
    const { what, included, per, usd, source } = prices.units[unit];
    return [
      what,
      short(included),
      `$${usd} ${per === 1 ? "each" : `a ${per === 1_000_000 ? "million" : short(per)}`}`,
      `<${source}>`,
    ];
  }),
)}

## Where it ends

What a club of that age takes at its busiest of what has an end, and with how many members it is met. The first one met is the
${prices.limits[first].what.split(",")[0]}: with ${short(membersAt(first, measured, prices))} members after ${ASSUMED.months} months.

${table(
  ["", "the end", ...heads, "met at"],
  bounds.map((bound) => [
    prices.limits[bound].what,
    short(prices.limits[bound].most),
    ...loads.map((load) => short(load[bound])),
    `${short(membersAt(bound, measured, prices))} members`,
  ]),
)}

The product's own ends come sooner, and are meant for one coach's club:

- **1,920 paying members**: every half hour at most 40 accounts are asked about at Stripe (\`worker/features/billing/reconcile.ts\`), so
  the daily look at everybody takes longer than a day beyond that. Webhooks are not touched by it; a lost one is found later.
- **1,000 members who want mail about weeks or the community**: one run of the schedule looks at so many of them
  (\`worker/features/notices/mail-notices.ts\`), always the same first ones.
- **One coach reading**: lists page, and their reads do not grow with the club (\`npm run bench -- growth\`); people's days do.

## What to change at each

- **D1's size.** What grows is what members write down. First: sets and completions older than two years into a second database that only
  history reads. Then: training by member in databases of its own, as the community is the only place where members read one another.
- **D1's round trips.** Turn on read replication: requests go through D1 sessions already (\`withSession\`); then the feed's first page into the
  cache for a second. Writes stay on the one primary.
- **Sockets.** The room is one object, in which 5,000 sockets hear a post within 0.2 s. When that takes too long, or at the platform's end: several
  rooms that are filled one after the other, with the first one passing on what is published. About ninety lines; they were there until
  they were measured to be slower than one room with 5,000 people ([decisions/community.md](decisions/community.md)).
- **The queue.** A hundred mails in a message instead of one. At the product's own two ends: go on where the last run ended instead of from the
  beginning, and hand accounts to the queue instead of asking within the schedule's run.
- **R2.** It has no end; \`mediaMbPerMonth\` is what to watch, and clips of a lift that was reviewed long ago are what can go.
- **CPU.** It is measured with the database in the same process, so it is too high. Signing in (a password's hash) is by far the dearest call, and in no
  member's day here: sessions last.

## What was measured

Of each member (the first three), of each member a week and an hour, and of the club a week and an hour:

${table(
  [
    "",
    "opening the app",
    "training",
    "community",
    "a new week, a member",
    "an hour, a member",
    "a new week",
    "an hour",
  ],
  MEASURED.map(([key, what]) => {
    const { open, train, community, week, hour } = measured;
    return [
      what,
      ...[open, train, community, week.member, hour.member, week.club, hour.club].map((part) => exact(part[key])),
    ];
  }),
)}

_Opening_: the dashboard's page, its data, the notices. _Training_: a week's page and data, one's own sets, five exercises with three sets each written down,
the completion, the dashboard again. _Community_: its page, the feed, a thread, a reaction; a third write a comment, a tenth a post, a fifth a message
to the coach. _A new week_: uploaded as a document, published, and told of by the schedule. Files of the build cost nothing and are not counted.

## What was assumed

Nobody has measured these; they are \`ASSUMED\` in \`tests/bench/scale/costs.ts\`. A member opens the app ${ASSUMED.opensPerMonth} times a month, for ${ASSUMED.minutesPerOpen} minutes; trains
${ASSUMED.trainingsPerMonth} times; is in the community ${ASSUMED.communityPerMonth} times; looks at ${ASSUMED.mediaViewsPerMonth} pictures or clips and uploads ${ASSUMED.mediaMbPerMonth} MB. ${percent(ASSUMED.atOnce)} of all are there at
once at the busiest moment, and ${percent(ASSUMED.busiestHour)} of a day's calls fall into its busiest hour. ${percent(ASSUMED.wantsMail)} want a mail about a new week. A call of the room keeps it
at work for a second, one of a limiter for a twentieth; heartbeats are billed as frames. Nothing that was stored is cleared. Sign-ups, settings, payments and
visitors without an account are left out.
`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

const money = (usd: number) => `$${usd < 100 ? usd.toFixed(2) : Math.round(usd).toLocaleString("en")}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const exact = (value: number) => (Math.abs(value) < 100 ? String(Math.round(value * 10) / 10) : short(value));

/** Two figures are enough for what was partly guessed: "3.4 M". */
function short(value: number): string {
  for (const [size, name] of [
    [1e9, " G"],
    [1e6, " M"],
  ] as const) {
    if (value >= size) return `${Number((value / size).toPrecision(2))}${name}`;
  }
  if (value >= 1000) return Math.round(Number(value.toPrecision(3))).toLocaleString("en");
  return String(Number(value.toPrecision(2)));
}
