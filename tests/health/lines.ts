import { vi } from "vitest";
import { log } from "../../worker/platform/log";

/** Settings under which the log is that of a deploy. */
export const DEPLOYED = {
  APP_ENV: "production",
  AUTH_SECRET: "a secret of the tests, long enough",
  PUBLIC_URL: "http://127.0.0.1:8787",
  LOG_LEVEL: "info",
};

export type Line = { time: string; level: string; event: string } & Record<string, unknown>;

/** Everything that is written to the log of a deploy from now on, until the mocks are restored. */
export function readAlong() {
  log.setUp(DEPLOYED);
  // What other tests have left under way, such as mail in the queue, runs in this isolate with settings of its own.
  vi.spyOn(log, "setUp").mockImplementation(() => undefined);
  const written: string[] = [];
  for (const way of ["log", "warn", "error"] as const) {
    vi.spyOn(console, way).mockImplementation((line: unknown) => void written.push(String(line)));
  }
  return {
    get text() {
      return written.join("\n");
    },
    get lines(): Line[] {
      return written.map((line) => JSON.parse(line) as Line);
    },
  };
}
