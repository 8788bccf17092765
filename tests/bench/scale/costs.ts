/** What something takes of the platform, as `tests/bench/scale.mjs` measures it. */
export type Taken = {
  requests: number;
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  bytes: number;
  limiter: number;
  room: number;
  queued: number;
  runs: number;
  cpuMs: number;
};

export type Measured = {
  date: string;
  /** A member's: opens the app; trains with sets written down; reads and writes in the community. */
  open: Taken;
  train: Taken;
  community: Taken;
  /** A new week from the coach, and an hour of the schedule: for each member, and for the club itself. */
  week: { member: Taken; club: Taken };
  hour: { member: Taken; club: Taken };
};

type Price = { what: string; included: number; per: number; usd: number; source: string };
type Limit = { what: string; most: number; source: string };
export type Prices = {
  date: string;
  base: { usd: number; what: string; source: string };
  units: Record<Unit, Price>;
  limits: Record<Bound, Limit>;
};

export type Unit =
  | "requests"
  | "cpuMs"
  | "rowsRead"
  | "rowsWritten"
  | "databaseGb"
  | "objectRequests"
  | "objectGbSeconds"
  | "objectRowsWritten"
  | "queueOperations"
  | "mediaGb"
  | "mediaWrites"
  | "mediaReads";
export type Bound = "databaseGb" | "tripsPerSecond" | "sockets" | "queuedPerSecond";

/** What nobody has measured. Everything here is a guess, and is printed on the page. */
export const ASSUMED = {
  opensPerMonth: 60,
  trainingsPerMonth: 13,
  communityPerMonth: 20,
  minutesPerOpen: 10,
  /** Shares of the members, at the busiest moment; of a day's calls, in its busiest hour. */
  atOnce: 0.1,
  busiestHour: 0.2,
  /** Members who want a mail about a new week. All of them are handed to the queue within a minute. */
  wantsMail: 0.3,
  mediaMbPerMonth: 2,
  mediaUploadsPerMonth: 1.1,
  mediaViewsPerMonth: 100,
  /** The club's age, in months, for what only grows. */
  months: 12,
};
export type Assumed = typeof ASSUMED;

const DAYS = 30;
const WEEKS = DAYS / 7;
const HOURS = DAYS * 24;
const SECONDS = HOURS * 3600;
const GB = 1e9;
/** As billed for each object at work, whatever it uses. */
const OBJECT_GB = 0.128;
const BEAT_SECONDS = 25;
/** So many frames of a socket are billed as one request. */
const FRAMES_PER_REQUEST = 20;
/** The room counts who is here at most so often while somebody comes or goes. */
const COUNT_SECONDS = 8;
/** How long an object is taken to work for one call: more than any takes. */
const ROOM_CALL_SECONDS = 1;
const LIMITER_CALL_SECONDS = 0.05;
/** A message is written, read and deleted. */
const QUEUE_OPERATIONS = 3;
/** A limited call stores its window, sets the alarm that ends it, and has it deleted. */
const LIMITER_ROWS = 3;
/** Whoever comes sets an alarm, which a count ends. */
const SOCKET_ROWS = 2;

/** What a month of a club takes of one kind. */
function monthly(measured: Measured, members: number, assumed: Assumed, key: keyof Taken): number {
  const { open, train, community, week, hour } = measured;
  const member =
    open[key] * assumed.opensPerMonth +
    train[key] * assumed.trainingsPerMonth +
    community[key] * assumed.communityPerMonth +
    week.member[key] * WEEKS +
    hour.member[key] * HOURS;
  return members * member + week.club[key] * WEEKS + hour.club[key] * HOURS;
}

/** What a club takes in a month that is billed. */
export function usageOf(measured: Measured, members: number, assumed: Assumed = ASSUMED): Record<Unit, number> {
  const of = (key: keyof Taken) => monthly(measured, members, assumed, key);
  const sockets = members * assumed.opensPerMonth;
  const beats = (sockets * assumed.minutesPerOpen * 60) / BEAT_SECONDS / FRAMES_PER_REQUEST;
  const counts = Math.min(2 * sockets, SECONDS / COUNT_SECONDS);
  const roomCalls = of("room") + 2 * sockets + counts;
  const roomSeconds = Math.min(roomCalls * ROOM_CALL_SECONDS, SECONDS);
  return {
    requests: of("requests") + of("runs") + sockets + members * assumed.mediaViewsPerMonth,
    cpuMs: of("cpuMs"),
    rowsRead: of("rowsRead"),
    rowsWritten: of("rowsWritten"),
    databaseGb: (of("bytes") * assumed.months) / GB,
    objectRequests: roomCalls + beats + 2 * of("limiter"),
    objectGbSeconds: OBJECT_GB * (roomSeconds + of("limiter") * LIMITER_CALL_SECONDS),
    objectRowsWritten: of("limiter") * LIMITER_ROWS + sockets * SOCKET_ROWS,
    queueOperations: (of("queued") + members * assumed.wantsMail * WEEKS) * QUEUE_OPERATIONS,
    mediaGb: (members * assumed.mediaMbPerMonth * assumed.months) / 1000,
    mediaWrites: members * assumed.mediaUploadsPerMonth,
    mediaReads: members * assumed.mediaViewsPerMonth,
  };
}

/** What is beyond what the plan includes, at its price. */
export function costOf(unit: Unit, used: number, { units }: Pick<Prices, "units">): number {
  const { included, per, usd } = units[unit];
  return (Math.max(0, used - included) / per) * usd;
}

export function monthOf(usage: Record<Unit, number>, prices: Prices): number {
  const units = Object.keys(prices.units) as Unit[];
  return units.reduce((sum, unit) => sum + costOf(unit, usage[unit], prices), prices.base.usd);
}

/** How much of what has an end a club of so many members takes at its busiest. */
export function loadOf(measured: Measured, members: number, assumed: Assumed = ASSUMED): Record<Bound, number> {
  const trips = monthly(measured, members, assumed, "roundTrips");
  return {
    databaseGb: usageOf(measured, members, assumed).databaseGb,
    tripsPerSecond: ((trips / DAYS) * assumed.busiestHour) / 3600,
    sockets: members * assumed.atOnce,
    queuedPerSecond: (members * assumed.wantsMail) / 60,
  };
}

/** With how many members a limit is met. */
export function membersAt(bound: Bound, measured: Measured, { limits }: Prices, assumed: Assumed = ASSUMED): number {
  const ofNone = loadOf(measured, 0, assumed)[bound];
  const ofOne = loadOf(measured, 1, assumed)[bound] - ofNone;
  return Math.floor((limits[bound].most - ofNone) / ofOne);
}
