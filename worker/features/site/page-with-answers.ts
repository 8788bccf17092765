import type { CurrentUser } from "../../contract/account";
import type { MembershipPrices } from "../../contract/membership-prices";
import { ANSWER_ADDRESS, ANSWER_GROWS, ANSWER_HEADERS, ANSWER_KEY, SESSION_ADDRESS } from "../../contract/page-answers";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../contract/paging-limits";
import { UNREAD_HEADER } from "../../contract/unread";
import { readActor } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { hasSessionCookie } from "../../http/session-cookie";
import { partOf } from "../../http/session-read";
import { escapeHtml } from "../../platform/escape-html";
import { log } from "../../platform/log";
import type { Answered, AnswerKey, Frame } from "../../platform/page-renderer";
import { currentUser, isRenewalDue } from "../account/current-user";
import { jsonBlock } from "./data-block";
import { firstCallsOf } from "./first-calls";
import { PAGE_VARY } from "./make-page";
import { NO_FRAME, renderFrame } from "./render-content";
import { afterFirstFrame, ROOT } from "./write-page";

/** Calls the product's own API like a browser. */
export type InternalFetch = (request: Request) => Response | Promise<Response>;

/** Scripts run once the whole page has arrived. Answers not ready by then are fetched by the page. */
const WAIT_MS = 1500;
const TOLD = [NEXT_CURSOR_HEADER, TOTAL_HEADER, UNREAD_HEADER];

/** Returns whether to embed answers: only in window navigations with a session cookie, never in scripts' fetches. */
export function mayCarryAnswers({ method, headers, url }: Request, env: Ctx["env"]): boolean {
  return (
    method === "GET" &&
    headers.get("sec-fetch-dest") === "document" &&
    hasSessionCookie(headers.get("cookie"), env, url)
  );
}

type Page = { shell: string; prices: MembershipPrices; hasFrame: boolean };

/**
 * Returns a page with its first view for this member and the API's answers to its first calls. The head is sent at
 * once, so that styles and fonts load meanwhile. It is private and never cached.
 */
export function pageWithAnswers(ctx: Ctx, request: Request, page: Page, ask: InternalFetch): Response {
  const shell = page.hasFrame ? afterFirstFrame(page.shell) : page.shell;
  const [head = "", rest = ""] = shell.split(ROOT);
  const end = rest.lastIndexOf("</body>");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const work = async () => {
    await writer.write(encoder.encode(head));
    const { answers, user } = await answersBy(WAIT_MS, ctx, request, ask);
    const { html, keys } = page.hasFrame && user ? await frameOf(request, { ...page, answers, user }) : NO_FRAME;
    const blocks = [...answers].map(([address, answer]) => blockOf(address, answer, keys.get(address)));
    const root = ROOT.replace("><", () => `>${html}<`);
    await writer.write(encoder.encode([root + rest.slice(0, end), ...blocks, rest.slice(end)].join("\n")));
    await writer.close();
  };
  // A reader who leaves meanwhile is not a failure.
  ctx.later(work().catch(() => writer.abort().catch(() => undefined)));
  return new Response(readable, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      Vary: PAGE_VARY,
    },
  });
}

type Found = { answers: Map<string, Answered>; user: CurrentUser | null };

/** Returns the answers ready in time. Guards decide as for outside calls; refused calls are repeated by the page. */
async function answersBy(waitMs: number, ctx: Ctx, request: Request, ask: InternalFetch): Promise<Found> {
  const found: Found = { answers: new Map(), user: null };
  const read = async () => {
    // Read once for all calls.
    const actor = await readActor(request, ctx.env, ctx.db, ctx.now);
    if (actor.kind === "visitor") return;
    const reader = { ...ctx, actor };
    const due = isRenewalDue(reader);
    await Promise.all(
      firstCallsOf(new URL(request.url)).map(async (address) => {
        if (address === SESSION_ADDRESS && due) return;
        const answer = await ask(partOf(request, address));
        if (answer.status !== 200) return;
        const headers = TOLD.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []));
        found.answers.set(address, { told: Object.fromEntries(headers), json: await answer.text() });
      }),
    );
    found.user = currentUser(reader);
  };
  const late = new Promise((resolve) => setTimeout(resolve, waitMs));
  await Promise.race([read().catch((error) => log.error("page_answers", error)), late]);
  return { ...found, answers: new Map(found.answers) };
}

type Framed = Pick<Page, "prices"> & { answers: Found["answers"]; user: CurrentUser };

function frameOf(request: Request, page: Framed): Promise<Frame> {
  const { pathname: path, search } = new URL(request.url);
  const language = request.headers.get("accept-language")?.split(/[,;]/)[0];
  const browser = request.headers.get("user-agent") ?? "";
  return renderFrame({ path, search, language, browser, ...page });
}

function blockOf(address: string, { told, json }: Answered, known: AnswerKey | undefined): string {
  const attributes = [
    'type="application/json"',
    `${ANSWER_ADDRESS}="${escapeHtml(address)}"`,
    `${ANSWER_HEADERS}="${escapeHtml(JSON.stringify(told))}"`,
    ...(known ? [`${ANSWER_KEY}="${escapeHtml(JSON.stringify(known.key))}"`] : []),
    ...(known?.grows ? [ANSWER_GROWS] : []),
  ];
  return jsonBlock(attributes.join(" "), json);
}
