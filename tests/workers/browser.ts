import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { hashPassword } from "better-auth/crypto";
import { desc, eq } from "drizzle-orm";
import { app } from "../../worker/app";
import { account, user } from "../../worker/db/account";
import { emailOutbox } from "../../worker/db/outbox";
import { startTrial } from "../../worker/features/account/start-trial";
import type { Env } from "../../worker/http/env";
import { db, openSession } from "./club";

export { db };

export const ORIGIN = "http://127.0.0.1:8787";
export const PASSWORD = "a long enough password";
const USER_AGENT = "Test Browser";

type Sent = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  settings?: Partial<Env>;
  origin?: string;
};

/** One browser: keeps its cookies, says where its requests come from, and waits for work done after the answer. */
export class Browser {
  readonly cookies = new Map<string, string>();

  async send(path: string, { method, body, headers, settings, origin = ORIGIN }: Sent = {}): Promise<Response> {
    const verb = method ?? (body === undefined ? "GET" : "POST");
    const sent = new Headers({ "user-agent": USER_AGENT, ...(verb === "GET" ? {} : { origin }), ...headers });
    if (this.cookies.size) sent.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (body !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
    const request = new Request(new URL(path, origin), {
      method: verb,
      headers: sent,
      redirect: "manual",
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
    const ctx = createExecutionContext();
    const response = await app.fetch(request, { ...env, ...settings } as Env, ctx);
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    await waitOnExecutionContext(ctx);
    return response;
  }

  private keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (!value || /max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

let count = 0;
export const someEmail = () => `person-${++count}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The newest mail to an address, with the link and the code in it. */
export async function lastMail(to: string) {
  const [mail] = await mailsTo(to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return {
    ...mail,
    link: new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? "http://no-link.invalid"),
    code: /Code: (\d{6})/.exec(mail.text)?.[1] ?? "",
  };
}

export function mailsTo(to: string) {
  return db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.toAddress, to))
    .orderBy(desc(emailOutbox.createdAt), desc(emailOutbox.id));
}

export const signUpBody = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  firstName: "Ana",
  lastName: "Lima",
  timeZone: "America/Sao_Paulo",
  ...more,
});

let passwordHash = "";

/**
 * A new member with a confirmed address and a trial, signed in. Written as the doors would write it: going through them
 * takes the fixed time of their answers, for each of the many people these tests are about.
 */
export async function newMember(email = someEmail()): Promise<{ browser: Browser; email: string; id: string }> {
  const id = crypto.randomUUID();
  const now = new Date();
  const { firstName, lastName, timeZone } = signUpBody(email);
  const name = `${firstName} ${lastName}`;
  passwordHash ||= await hashPassword(PASSWORD);
  const dates = { createdAt: now, updatedAt: now };
  await db.batch([
    db.insert(user).values({ id, name, email, emailVerified: true, firstName, lastName, timeZone, ...dates }),
    db.insert(account).values({
      id: crypto.randomUUID(),
      accountId: id,
      providerId: "credential",
      userId: id,
      password: passwordHash,
      ...dates,
    }),
  ]);
  await startTrial({ env: env as Env, db }, { id, email, createdAt: now });
  const browser = new Browser();
  const cookie = await openSession(id, now, USER_AGENT);
  browser.cookies.set(cookie.name, cookie.value);
  return { browser, email, id };
}

export async function errorOf(response: Response) {
  return (await response.json()) as { message: string; code?: string; issues?: { path: string; message: string }[] };
}
