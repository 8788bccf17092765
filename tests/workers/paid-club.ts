import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, vi } from "vitest";
import { app } from "../../worker/app";
import {
  type AdminUser,
  adminSubscriptionSchema,
  type Subscribe,
  type SubscribeAnswer,
  type Subscription,
  subscribeAnswerSchema,
  subscriptionSchema,
} from "../../worker/contract/billing";
import { billingAccount } from "../../worker/db/billing";
import { emailOutbox } from "../../worker/db/outbox";
import { answerCall, type Call } from "../../worker/features/billing/simulator/answer-call";
import { confirmIntent } from "../../worker/features/billing/simulator/intents";
import type { Event } from "../../worker/features/billing/simulator/objects";
import { SIMULATED_PRICES } from "../../worker/features/billing/simulator/price-ids";
import { Refusal } from "../../worker/features/billing/simulator/refusal";
import { settle, shiftBack } from "../../worker/features/billing/simulator/settle";
import { newWorld } from "../../worker/features/billing/simulator/world";
import type { Env } from "../../worker/http/env";
import { db, ORIGIN, Person } from "./club";

const API = "https://stripe.example.test";
const WEBHOOK_SECRET = "whsec_of_the_tests";
export const CARD = {
  good: "4242424242424242",
  mastercard: "5555555555554444",
  declined: "4000000000000002",
  poor: "4000000000009995",
  badCvc: "4000000000000127",
  asksOnce: "4000002500003155",
  failsLater: "4000000000000341",
};

type Settings = Partial<Env> & Record<`RATE_LIMIT_${string}`, string | undefined>;

/** Settings under which the product talks to a real provider's address, as in production. */
export const SETTINGS: Settings = {
  STRIPE_SECRET_KEY: "sk_test_of_the_tests",
  STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests",
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: API,
  STRIPE_PRICE_MONTHLY: SIMULATED_PRICES.monthly,
  STRIPE_PRICE_ANNUAL: SIMULATED_PRICES.annual,
  STRIPE_TIMEOUT_MS: "300",
  RATE_LIMIT_SUBSCRIBE: "1000/60",
  RATE_LIMIT_SUBSCRIPTION_CHANGES: "1000/60",
};

/** What goes wrong with one call: before the provider acts, or after, so that only its answer is lost. */
export type Fault =
  | "dropped"
  | "lost"
  | "500"
  | "500 after"
  | "saved 500"
  | "503 html"
  | "503 bare"
  | "hangs"
  | "409"
  | "429";
type Planned = { fault: Fault; times: number; on: (call: Call) => boolean };

const now = () => Math.floor(Date.now() / 1000);

/** The provider of a test file, whose failures end with each test. What the product writes of them stays out of the log. */
export function openProvider() {
  const provider = providerBehindFetch();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  afterEach(() => provider.recover());
  afterAll(() => void vi.restoreAllMocks());
  return provider;
}

/** Kept in memory, and told to fail. */
function providerBehindFetch() {
  const world = newWorld("test");
  const planned: Planned[] = [];
  const calls: Call[] = [];
  const hooks: { before?: ((call: Call) => void) | undefined; held?: ((call: Call) => Promise<void>) | undefined } = {};
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (!request.url.startsWith(API)) return outside(input as RequestInfo, init as RequestInit);
    const { pathname, search } = new URL(request.url);
    const call: Call = {
      method: request.method,
      path: pathname,
      query: search.slice(1),
      body: new TextDecoder().decode(await request.arrayBuffer()),
      idempotencyKey: request.headers.get("idempotency-key"),
    };
    calls.push(call);
    hooks.before?.(call);
    const response = await perform(call, init?.signal ?? null);
    await hooks.held?.(call);
    return response;
  });

  function perform(call: Call, signal: AbortSignal | null): Promise<Response> | Response {
    const fault = planned.find(({ times, on }) => times > 0 && on(call));
    if (!fault) return answer(call);
    fault.times -= 1;
    switch (fault.fault) {
      case "dropped":
        throw new TypeError("the connection was closed");
      case "lost":
        answer(call);
        throw new TypeError("the connection was closed");
      case "500 after":
        answer(call);
        return problem(500);
      case "500":
        return problem(500);
      case "saved 500": {
        const body = { error: { type: "api_error", message: "Something went wrong" } };
        const fingerprint = `${call.method} ${call.path}?${call.body}`;
        if (call.idempotencyKey) world.replies[call.idempotencyKey] = { fingerprint, status: 500, body, at: now() };
        return problem(500);
      }
      case "503 html":
        return new Response("<h1>Service unavailable</h1>", { status: 503, headers: { "content-type": "text/html" } });
      case "503 bare":
        return Response.json({ maintenance: true }, { status: 503 });
      case "409":
        return Response.json({ error: { type: "idempotency_error", message: "In use" } }, { status: 409 });
      case "429":
        return Response.json({ error: { type: "rate_limit_error", message: "Too many" } }, { status: 429 });
      case "hangs":
        return new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
    }
  }

  const problem = (status: number) =>
    Response.json({ error: { type: "api_error", message: "Something went wrong" } }, { status });

  function answer(call: Call): Response {
    const { status, body, headers } = answerCall(world, call, now());
    return Response.json(body, { status, headers });
  }

  const customersOf = (person: Person) =>
    Object.values(world.customers).filter((customer) => customer.metadata.userId === person.id);
  const isOf = (person: Person) => (thing: { customer: string }) =>
    customersOf(person).some(({ id }) => id === thing.customer);
  return {
    world,
    calls,
    fail: (fault: Fault, on: (call: Call) => boolean = () => true, times = 1) =>
      void planned.push({ fault, on, times }),
    /** Something that happens at the provider while a call is on its way there. */
    meanwhile(work: (call: Call) => void): void {
      hooks.before = work;
    },
    /** Something that happens before an answer, which is older than it, arrives. */
    beforeArrival(work: (call: Call) => Promise<void>): void {
      hooks.held = work;
    },
    recover(): void {
      planned.splice(0);
      hooks.before = undefined;
      hooks.held = undefined;
    },
    /** What Stripe.js does with a card in the member's browser; answers the refusal's words, or null. */
    confirm(secret: string | null | undefined, number?: string, authentication?: "complete" | "fail"): string | null {
      const id = String(secret).split("_secret_")[0] ?? "";
      const card = number ? { card: { number, expMonth: 12, expYear: 2040 } } : {};
      try {
        confirmIntent(world, id, { ...card, ...(authentication ? { authentication } : {}) }, now());
        return null;
      } catch (error) {
        if (error instanceof Refusal) return error.error.code ?? error.message;
        throw error;
      }
    },
    pass(days: number): void {
      shiftBack(world, Math.round(days * 86_400));
      settle(world, now());
    },
    customersOf,
    subscriptionsOf: (person: Person) => Object.values(world.subscriptions).filter(isOf(person)),
    paidBy: (person: Person) =>
      Object.values(world.charges)
        .filter((charge) => charge.paid && isOf(person)(charge))
        .map(({ amount }) => amount),
    eventsOf: (person: Person): Event[] =>
      world.events.filter(({ data }) => isOf(person)(data.object as unknown as { customer: string })),
  };
}
type Provider = ReturnType<typeof openProvider>;

export async function send(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  settings: Settings = SETTINGS,
): Promise<Response> {
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      ...(person.cookie ? { cookie: person.cookie } : {}),
      ...(method === "GET" ? {} : { origin: ORIGIN }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const ctx = createExecutionContext();
  const response = await app.fetch(request, { ...env, ...settings } as Env, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

export async function subscribe(person: Person, asked: Subscribe = {}, settings: Settings = SETTINGS) {
  const response = await send(person, "POST", "/api/get-or-create-subscription", asked, settings);
  const body = (await response.json()) as SubscribeAnswer & { message?: string };
  if (response.ok) subscribeAnswerSchema.strict().parse(body);
  return { ...body, http: response.status, retryAfter: response.headers.get("retry-after") };
}

export async function subscriptionOf(person: Person): Promise<Subscription> {
  return subscriptionSchema.parse(await (await send(person, "GET", "/api/subscription")).json());
}

/** What the page makes of it: a status or nothing, and whether it stops by itself. */
export async function statusOf(person: Person): Promise<string | null> {
  const subscription = await subscriptionOf(person);
  return subscription && (subscription.cancelAtPeriodEnd ? "cancelling" : subscription.status);
}

/** Whether training is open right now: asked where training is done. */
export async function mayTrain(person: Person): Promise<boolean> {
  const { status } = await send(person, "GET", "/api/exercises/999999/history");
  return status !== 403;
}

export async function subscribed(provider: Provider, person: Person, asked: Subscribe = {}): Promise<void> {
  const { clientSecret } = await subscribe(person, asked);
  provider.confirm(clientSecret, CARD.good);
  await subscriptionOf(person);
}

const stripe = new Stripe("sk_test_of_the_tests");

export function signatureOf(payload: string, more: { secret?: string; timestamp?: number; scheme?: string } = {}) {
  return stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: WEBHOOK_SECRET, ...more });
}

export async function postEvent(raw: string, signature: string | null, settings: Settings = SETTINGS) {
  const request = new Request(`${ORIGIN}/api/stripe/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature === null ? {} : { "stripe-signature": signature }) },
    body: raw,
  });
  const ctx = createExecutionContext();
  const response = await app.fetch(request, { ...env, ...settings } as Env, ctx);
  await waitOnExecutionContext(ctx);
  return response.status;
}

export async function deliver(event: object): Promise<number> {
  const raw = JSON.stringify(event);
  return postEvent(raw, await signatureOf(raw));
}

export async function asAdmin(admin: Person, method: string, path: string) {
  const response = await send(admin, method, path);
  const body = (await response.json()) as { user?: AdminUser; refunded?: number; message?: string };
  if (response.ok) adminSubscriptionSchema.strict().parse(body);
  return { ...body, http: response.status };
}

export const accountOf = (person: Person) =>
  db.select().from(billingAccount).where(eq(billingAccount.userId, person.id)).get();

export async function mailsOf(person: Person): Promise<string[]> {
  const rows = await db
    .select({ kind: emailOutbox.kind })
    .from(emailOutbox)
    .where(eq(emailOutbox.toAddress, `${person.id}@example.com`));
  return rows.map(({ kind }) => kind).sort();
}

/** Somebody who has paid, of which the product has heard nothing yet, and the events that tell of it. */
export async function paidUnheard(provider: Provider): Promise<Person> {
  const person = await Person.join();
  const { clientSecret } = await subscribe(person);
  provider.confirm(clientSecret, CARD.good);
  return person;
}
