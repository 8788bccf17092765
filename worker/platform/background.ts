import { type Reporting, reportFailure } from "./failures";
import { log } from "./log";

/** One run behind the answers: a line of the log about each, as about each request. What fails in it is reported where it fails. */
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

/** What a run begins and need not wait for at once: it is waited for at the end of the run, and what fails of it is reported. */
export function openEnd(env: Reporting, place: string) {
  const started: Promise<unknown>[] = [];
  return {
    later: (work: Promise<unknown>): void => {
      started.push(work.catch((error: unknown) => reportFailure(env, { kind: "background", place, error })));
    },
    finished: () => Promise.all(started),
  };
}
