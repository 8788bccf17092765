import { type Reporting, reportFailure } from "./failures";
import { log } from "./log";

/** Runs background work and logs one line about it, as for a request. Errors are reported where they occur. */
export async function inBackground<T>(
  env: { LOG_LEVEL?: string; APP_ENV?: string },
  run: string,
  messages: number | null,
  work: () => Promise<T>,
): Promise<T> {
  log.setUp(env);
  const started = Date.now();
  let done = false;
  try {
    const result = await work();
    done = true;
    return result;
  } finally {
    log.info("run", { run, ...(messages === null ? {} : { messages }), done, ms: Date.now() - started });
  }
}

/** Collects promises that a run starts and awaits at its end with `finished`; their errors are reported. */
export function openEnd(env: Reporting, place: string) {
  const started: Promise<unknown>[] = [];
  return {
    later: (work: Promise<unknown>): void => {
      started.push(work.catch((error: unknown) => reportFailure(env, { kind: "background", place, error })));
    },
    finished: () => Promise.all(started),
  };
}
