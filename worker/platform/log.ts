import { withoutSecrets } from "./without-secrets";

/** Fields of a log line: ids, counts and patterns; never an address, a body, a cookie or a secret. */
type Facts = Record<string, string | number | boolean | null | undefined>;

type Settings = { LOG_LEVEL?: string; APP_ENV?: string };

const LEVELS = ["debug", "info", "warn", "error"] as const;
type Level = (typeof LEVELS)[number];

const WRITE = { debug: "log", info: "log", warn: "warn", error: "error" } as const;

let settings: Settings | null = null;
let least = LEVELS.indexOf("info");
let inWords = false;

/** The only way to the log. Secrets are removed from everything except the facts of a request line. */
export const log = {
  /**
   * Applies the settings of this isolate. A deploy writes each line as JSON, which the platform indexes; locally, for a
   * person to read, it writes words, and without `LOG_LEVEL` only warnings and errors.
   */
  setUp(env: Settings): void {
    if (env === settings) return;
    settings = env;
    inWords = __LOCAL_TOOLS__ && env.APP_ENV === "local";
    const asked = (LEVELS as readonly (string | undefined)[]).indexOf(env.LOG_LEVEL);
    least = asked >= 0 ? asked : LEVELS.indexOf(inWords ? "warn" : "info");
  },
  writes: (level: Level) => LEVELS.indexOf(level) >= least,
  /** For frequent lines, whose facts contain no secrets and are not cleaned. */
  info: (event: string, facts: Facts) => write("info", event, facts),
  warn: (event: string, facts: Facts = {}, error?: unknown) => write("warn", event, clean(facts), error),
  error: (event: string, error: unknown, facts: Facts = {}) => write("error", event, clean(facts), error),
};

/** Returns an error as one line, without secrets. */
export function errorText(error: unknown): string {
  const cause = causeOf(error);
  return withoutSecrets(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
}

// Drizzle's message contains the statement's values, such as mail addresses and hashes; its cause does not.
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack.split("\n").filter((line) => line.startsWith("    at "));
}

function write(level: Level, event: string, facts: Facts, error?: unknown): void {
  if (!log.writes(level)) return;
  const errorFacts = error === undefined ? {} : { error: errorText(error) };
  const frames = framesOf(error);
  const line = inWords
    ? [words(level, event, { ...facts, ...errorFacts }), ...frames].join("\n")
    : JSON.stringify({
        time: new Date().toISOString(),
        level,
        event,
        ...facts,
        ...errorFacts,
        ...(frames.length ? { stack: frames.join("\n") } : {}),
      });
  // biome-ignore lint/suspicious/noConsole: it has to end somewhere, and everything else ends here.
  console[WRITE[level]](line);
}

function words(level: Level, event: string, facts: Facts): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return `  ${level}  ${[event, ...known.map(([name, value]) => `${name}=${value}`)].join("  ")}`;
}

function clean(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "string" ? withoutSecrets(value) : value]),
  );
}
