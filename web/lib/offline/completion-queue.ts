import { RequestError } from "../http/request-error";

/** A completion on its way to the server. It is sent again under the same key until there is an answer. */
export type QueuedCompletion = {
  key: string;
  path: string;
  body: Record<string, unknown> & { completedAt: string };
  title: string;
  /** Why the server did not take it; such a one waits for the member, not for the network. */
  refusal: string | null;
  failures: number;
};

type Outcome<Result> =
  | { state: "sent"; result: Result }
  | { state: "waiting" }
  | { state: "refused"; error: RequestError };

type QueueParts<Result> = {
  read: () => Promise<QueuedCompletion[]>;
  change: (next: (kept: QueuedCompletion[]) => QueuedCompletion[]) => Promise<void>;
  send: (completion: QueuedCompletion) => Promise<Result>;
  /** Runs one thing at a time, over all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A server in trouble is asked this often; then the member decides. */
const FAILURES_MAX = 8;

/**
 * Completions in the order in which they were made. Each is written down before it is tried, so that nothing but an
 * answer, or the member, takes it away.
 */
export class CompletionQueue<Result> {
  constructor(private readonly parts: QueueParts<Result>) {}

  /** Writes it down. */
  keep(completion: QueuedCompletion): Promise<void> {
    const { key } = completion;
    return this.parts.change((kept) => {
      // A second press hands in the same key: it is the same training, and ended when it was first said to have.
      const known = kept.some((one) => one.key === key);
      return known ? kept.map((one) => (one.key === key ? { ...one, refusal: null } : one)) : [...kept, completion];
    });
  }

  /** Writes it down and tries to send it, after all that wait before it. */
  async add(completion: QueuedCompletion): Promise<Outcome<Result>> {
    const { key } = completion;
    await this.keep(completion);
    const outcome = (await this.flush()).get(key) ?? (await this.elsewhere(completion));
    // The member is looking at the screen that says so; a notice of its own would say it twice. A missing session is
    // no refusal of the training: it waits until they are back.
    if (outcome.state === "refused" && outcome.error.status !== 401) await this.drop(key);
    return outcome;
  }

  /** Sends what waits, oldest first, until the network or the session is away. */
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

  /** The member asks for another try of what was refused. */
  again(key: string): Promise<void> {
    return this.changeOne(key, (one) => ({ ...one, refusal: null, failures: 0 }));
  }

  drop(key: string): Promise<void> {
    return this.parts.change((kept) => kept.filter((one) => one.key !== key));
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

  /** Another tab was faster. When it has sent it, the server answers the same key with the same entry. */
  private async elsewhere(completion: QueuedCompletion): Promise<Outcome<Result>> {
    const kept = (await this.parts.read()).some((one) => one.key === completion.key && one.refusal === null);
    return kept ? { state: "waiting" } : this.try(completion);
  }

  private changeOne(key: string, change: (one: QueuedCompletion) => QueuedCompletion): Promise<void> {
    return this.parts.change((kept) => kept.map((one) => (one.key === key ? change(one) : one)));
  }
}
