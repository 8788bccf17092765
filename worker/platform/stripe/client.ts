import type Stripe from "stripe";
import type { Plan } from "../../contract/billing";

/** The payment provider as the features use it: Stripe, or the simulator behind the same SDK. */
export type Payments = {
  mode: "stripe" | "simulator";
  stripe: Stripe;
  prices: Record<Plan, string | null>;
  livemode: boolean;
  webhookSecret: string | null;
};

type Transport = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

const RETRIES = 2;

/**
 * Returns the SDK on fetch. It is imported lazily, because it is larger than the rest of the Worker. The port is always
 * given: the SDK defaults to 443, for http too.
 */
export async function stripeClient(
  secretKey: string,
  { apiBase, timeoutMs }: { apiBase: URL; timeoutMs: number },
  transport: Transport = (url, init) => fetch(url, init),
): Promise<Stripe> {
  const { default: Sdk } = await import("stripe");
  const protocol = apiBase.protocol === "http:" ? "http" : "https";
  return new Sdk(secretKey, {
    httpClient: Sdk.createFetchHttpClient(withTimeout(transport, timeoutMs) as typeof fetch),
    host: apiBase.hostname,
    port: apiBase.port || (protocol === "http" ? "80" : "443"),
    protocol,
    // The transport answers before this; two retries of a hanging provider would only keep the member waiting.
    timeout: timeoutMs + 1000,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Returns a transport that answers 504 without retry once the limit has passed. */
function withTimeout(transport: Transport, limitMs: number): Transport {
  return async (url, init) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<Response>((resolve) => {
      const error = { type: "api_error", message: "The provider did not answer in time." };
      const answer = Response.json({ error }, { status: 504, headers: { "stripe-should-retry": "false" } });
      timer = setTimeout(() => resolve(answer), limitMs);
    });
    try {
      return await Promise.race([transport(url, init), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A malformed answer: the SDK returns a body without `error` as a result, whatever its status. */
export class StrangeAnswer extends Error {}

const BUSY_WAITS_MS = [300, 1500];

/** Makes a call that must return this kind of object. Retries a 429 twice, which the SDK does not. */
export async function call<T extends { object: string }>(object: T["object"], ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await ask();
      if (answer?.object !== object) throw new StrangeAnswer(`the payment provider answered no ${object}`);
      return answer;
    } catch (error) {
      const wait = BUSY_WAITS_MS[attempt];
      if (stripeError(error)?.statusCode !== 429 || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    }
  }
}

type StripeFailure = {
  type: string;
  message: string;
  statusCode?: number;
  code?: string;
  decline_code?: string;
  param?: string;
  headers?: Record<string, string>;
};

/** Returns the SDK's error, or null for any other. Tested by name, so that the SDK is not loaded for it. */
export function stripeError(error: unknown): StripeFailure | null {
  const isOne = error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");
  return isOne ? (error as unknown as StripeFailure) : null;
}

/** Returns whether the call's outcome is unknown: no answer, or a failing provider's. */
export function isUncertain(error: unknown): boolean {
  const failure = stripeError(error);
  return !failure?.statusCode || failure.statusCode >= 500 || failure.statusCode === 409 || failure.statusCode === 429;
}
