import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    clockOffsetMs: number;
  }
}

const Machine = Date;
const offset = inject("clockOffsetMs");

/**
 * The clock of a run begins at another moment, which `tests/calendar-run.mjs` names, and goes on from there. Only what asks
 * `Date` sees it: the clock that SQL and queues have is the machine's. A setup file runs before each file of tests, the
 * clock is set once a runtime.
 */
if (offset !== 0 && !("isSet" in Machine)) {
  // A proxy, because a date that came from elsewhere, such as over RPC, must still be an instance of it.
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [Machine.now() + offset] : given, asked),
    apply: () => new Machine(Machine.now() + offset).toString(),
    get: (target, key) => (key === "now" ? () => Machine.now() + offset : Reflect.get(target, key)),
    has: (target, key) => key === "isSet" || key in target,
  });
}
