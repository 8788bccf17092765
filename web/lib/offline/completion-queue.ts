import { RequestError } from "../http/request-error";

/** A completion to be sent. It is retried under the same key until it is answered. */
export type QueuedCompletion = {
  key: string;
  path: string;
  body: Record<string, unknown> & { completedAt: string };
  title: string;
  /** Why the server refused it; it then waits for the member, not for the network. */
  refusal: string | null;
  failures: number;
};

type Outcome<Result> =
  | { state: "sent"; result: Result }
  | { state: "waiting" }
  | { state: "refused"; error: RequestError };

type QueueParts<Result> = {
  read: () => Promise<QueuedCompletion[]>;
  change: (next: (queue: QueuedCompletion[]) => QueuedCompletion[]) => Promise<void>;
  send: (completion: QueuedCompletion) => Promise<Result>;
  /** Runs one job at a time across all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Retries on server errors before the member has to decide. */
const FAILURES_MAX = 8;

/**
 * A queue of completions in order. Each is stored before it is sent, so that only an answer, or the member, removes it.
 */
export class CompletionQueue<Result> {
  constructor(private readonly parts: QueueParts<Result>) {}

  /** Stores a completion. */
  keep(completion: QueuedCompletion): Promise<void> {
    const { key } = completion;
    return this.parts.change((queue) => {
      // A second press has the same key: it is the same training, and keeps its first end time.
      const known = queue.some((one) => one.key === key);
      return known ? queue.map((one) => (one.key === key ? { ...one, refusal: null } : one)) : [...queue, completion];
    });
  }

  /** Stores a completion and tries to send it after all earlier ones. */
  async add(completion: QueuedCompletion): Promise<Outcome<Result>> {
    const { key } = completion;
    await this.keep(completion);
    const outcome = (await this.flush()).get(key) ?? (await this.elsewhere(completion));
    // The current screen shows the refusal; a notice would repeat it. A missing session is no refusal: the training
    // waits until they are back.
    if (outcome.state === "refused" && outcome.error.status !== 401) await this.drop(key);
    return outcome;
  }

  /** Sends what is queued, oldest first, until the network or the session fails. */
  flush(): Promise<Map<string, Outcome<Result>>> {
    return this.parts.alone(async () => {
      const outcomes = new Map<string, Outcome<Result>>();
      for (;;) {
        const next = (await this.parts.read()).find((one) => one.refusal === null && !outcomes.has(one.key));
        if (!next) return outcomes;
        const outcome = await this.try(next);
        outcomes.set(next.key, outcome);
        if (outcome.state === "waiting") return outcomes;
        if (outcome.state === "sent") await this.drop(next.key);
        else if (!(await this.goesOnAfter(next, outcome.error))) return outcomes;
      }
    });
  }

  /** Retries a refused completion at the member's request. */
  again(key: string): Promise<void> {
    return this.changeOne(key, (one) => ({ ...one, refusal: null, failures: 0 }));
  }

  drop(key: string): Promise<void> {
    return this.parts.change((queue) => queue.filter((one) => one.key !== key));
  }

  private async try(completion: QueuedCompletion): Promise<Outcome<Result>> {
    try {
      return { state: "sent", result: await this.parts.send(completion) };
    } catch (error) {
      return error instanceof RequestError ? { state: "refused", error } : { state: "waiting" };
    }
  }

  private async goesOnAfter(completion: QueuedCompletion, error: RequestError): Promise<boolean> {
    if (error.status === 401) return false;
    const passing = error.status >= 500 || error.status === 429 || error.status === 408;
    const failures = completion.failures + 1;
    const final = !passing || failures >= FAILURES_MAX;
    await this.changeOne(completion.key, (one) => ({ ...one, failures, refusal: final ? error.shown : null }));
    return final;
  }

  /** Another tab took it. Once sent, the server answers the same key with the same entry. */
  private async elsewhere(completion: QueuedCompletion): Promise<Outcome<Result>> {
    const isWaiting = (await this.parts.read()).some((one) => one.key === completion.key && one.refusal === null);
    return isWaiting ? { state: "waiting" } : this.try(completion);
  }

  private changeOne(key: string, change: (one: QueuedCompletion) => QueuedCompletion): Promise<void> {
    return this.parts.change((queue) => queue.map((one) => (one.key === key ? change(one) : one)));
  }
}
