import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { type MembershipPrices, OWN_PRICES } from "../../../worker/contract/membership-prices";
import type { KnownAnswer, PageData } from "../../../worker/contract/page-data";
import { NEXT_CURSOR_HEADER } from "../../../worker/contract/paging-limits";
import { apiFetch } from "./network";
import { RequestError } from "./request-error";

export type Answer<T> =
  | { state: "pending" }
  | { state: "failed"; error: unknown }
  | { state: "here"; data: T; next: string | null; more: "idle" | "busy" | { error: unknown } };

const PENDING: Answer<never> = { state: "pending" };

/**
 * What the public pages have read, by address, for the life of the page. They have this instead of the query library,
 * whose cache, retries and observers would be a tenth of their scripts.
 */
export class Answers {
  readonly renderedAt: number | null;
  /** What the membership costs, as far as the page itself knows. */
  readonly prices: MembershipPrices;
  private readonly kept = new Map<string, Answer<unknown>>();
  private readonly watchers = new Set<() => void>();

  constructor({ renderedAt, answers }: PageData, prices: MembershipPrices | null) {
    this.renderedAt = renderedAt;
    this.prices = prices ?? OWN_PRICES;
    for (const [path, known] of Object.entries(answers)) this.kept.set(path, fromKnown(known));
  }

  readonly watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  get(path: string): Answer<unknown> | undefined {
    return this.kept.get(path);
  }

  async load(path: string): Promise<void> {
    this.keep(path, PENDING);
    try {
      this.keep(path, { state: "here", ...(await read(path)), more: "idle" });
    } catch (error) {
      this.keep(path, { state: "failed", error });
    }
  }

  /** Adds the next page of a list to what is there of it. */
  async loadMore(path: string): Promise<void> {
    const before = this.kept.get(path);
    if (before?.state !== "here" || !before.next || before.more === "busy") return;
    this.keep(path, { ...before, more: "busy" });
    try {
      const { data, next } = await read(`${path}${path.includes("?") ? "&" : "?"}cursor=${before.next}`);
      this.keep(path, { ...before, data: [...(before.data as unknown[]), ...(data as unknown[])], next, more: "idle" });
    } catch (error) {
      this.keep(path, { ...before, more: { error } });
    }
  }

  put(path: string, data: unknown): void {
    this.keep(path, { state: "here", data, next: null, more: "idle" });
  }

  /** Everything is asked for again where it is shown. */
  forget(): void {
    this.kept.clear();
    this.tell();
  }

  private keep(path: string, answer: Answer<unknown>): void {
    this.kept.set(path, answer);
    this.tell();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}

export const AnswersContext = createContext<Answers | null>(null);

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error("useAnswers needs an AnswersContext above it.");
  return answers;
}

/** The answer of an address of the API, asked for once. `T` is what the contract says that it is. */
export function useAnswer<T>(path: string): Answer<T> {
  const answers = useAnswers();
  const get = () => answers.get(path);
  const answer = useSyncExternalStore(answers.watch, get, get);
  const missing = answer === undefined;
  useEffect(() => {
    if (missing) void answers.load(path);
  }, [answers, path, missing]);
  return (answer ?? PENDING) as Answer<T>;
}

async function read(path: string): Promise<{ data: unknown; next: string | null }> {
  // Asks whether what the browser has is still true: an article that was just changed must not show as it was.
  const response = await apiFetch(path, { cache: "no-cache" });
  if (!response.ok) throw await RequestError.from(response);
  return { data: await response.json(), next: response.headers.get(NEXT_CURSOR_HEADER) };
}

function fromKnown(known: KnownAnswer): Answer<unknown> {
  if ("missing" in known) return { state: "failed", error: new RequestError(404, "", null) };
  return { state: "here", ...known, more: "idle" };
}
