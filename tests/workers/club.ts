import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Role } from "../../worker/contract/account";
import type { SubscriptionStatus } from "../../worker/contract/billing";
import { session, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { connect } from "../../worker/db/client";
import { authSecret, COOKIE_PREFIX } from "../../worker/http/session-cookie";
import { site } from "./site";

export const ORIGIN = "http://localhost:8787";
export const db = connect(env.DB);
const DAY_MS = 86_400_000;

type Traits = {
  role?: Role;
  timeZone?: string;
  membership?: { status: SubscriptionStatus; startedDaysAgo: number; endsInDays: number };
};

/** Somebody of the test's own, already signed in, and the calls they make as a browser of the site would. */
export class Person {
  private constructor(
    readonly id: string,
    readonly cookie: string,
  ) {}

  static visitor = new Person("", "");

  static async join({ role = "user", timeZone = "UTC", membership: plan }: Traits = {}): Promise<Person> {
    const now = new Date();
    const id = crypto.randomUUID();
    await db.insert(user).values({
      id,
      name: "Test Person",
      firstName: "Test",
      lastName: "Person",
      email: `${id}@example.com`,
      emailVerified: true,
      role,
      timeZone,
      createdAt: now,
      updatedAt: now,
    });
    const cookie = await openSession(id, now);
    if (plan) {
      await db.insert(membership).values({
        userId: id,
        status: plan.status,
        isTrial: plan.status === "trialing",
        currentPeriodStart: new Date(now.getTime() - plan.startedDaysAgo * DAY_MS),
        currentPeriodEnd: new Date(now.getTime() + plan.endsInDays * DAY_MS),
        trialEndsAt: plan.status === "trialing" ? new Date(now.getTime() + plan.endsInDays * DAY_MS) : null,
        createdAt: now,
        updatedAt: now,
      });
    }
    return new Person(id, `${cookie.name}=${cookie.value}`);
  }

  static member = (traits: Traits = {}) =>
    Person.join({ membership: { status: "active", startedDaysAgo: 10, endsInDays: 20 }, ...traits });
  static lapsed = (traits: Traits = {}) =>
    Person.join({ membership: { status: "trialing", startedDaysAgo: 9, endsInDays: -2 }, ...traits });
  static admin = () => Person.join({ role: "admin" });
  static coach = () => Person.join({ role: "coach" });
  /** An assistant whom an admin lets publish. */
  static async publisher(): Promise<Person> {
    const person = await Person.coach();
    await db.update(user).set({ mayPublish: true }).where(eq(user.id, person.id));
    return person;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const multipart = body instanceof FormData;
    return site.fetch(new URL(path, ORIGIN), {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(method === "GET" ? {} : { origin: ORIGIN }),
        ...(body === undefined || multipart ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
    });
  }

  get = (path: string) => this.call("GET", path);
  post = (path: string, body: unknown = {}) => this.call("POST", path, body);
  put = (path: string, body: unknown) => this.call("PUT", path, body);
  delete = (path: string) => this.call("DELETE", path);
}

/** Signs somebody in without asking for a password; answers the cookie that says so. */
export async function openSession(userId: string, now: Date, userAgent: string | null = null) {
  const token = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const row = { id: crypto.randomUUID(), token, userId, userAgent, expiresAt, createdAt: now, updatedAt: now };
  await db.insert(session).values(row);
  return { name: `${COOKIE_PREFIX}.session_token`, value: await signed(token) };
}

async function signed(token: string): Promise<string> {
  const raw = new TextEncoder().encode(authSecret(env));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(token));
  return encodeURIComponent(`${token}.${btoa(String.fromCharCode(...new Uint8Array(signature)))}`);
}
