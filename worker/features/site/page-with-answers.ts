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

/** Asks the product itself, as a browser would. */
export type InternalFetch = (request: Request) => Response | Promise<Response>;

/** A page's scripts run when all of it is there. What does not come by then it asks for by itself. */
const WAIT_MS = 1500;
const TOLD = [NEXT_CURSOR_HEADER, TOTAL_HEADER, UNREAD_HEADER];

/** Whether a document may come with answers: it is opened in a window by whoever has a session's cookie. What a script fetches, as the service worker does to keep the page, never has any. */
export function mayCarryAnswers({ method, headers, url }: Request, env: Ctx["env"]): boolean {
  return (
    method === "GET" &&
    headers.get("sec-fetch-dest") === "document" &&
    hasSessionCookie(headers.get("cookie"), env, url)
  );
}

type Page = { shell: string; prices: MembershipPrices; hasFrame: boolean };

/**
 * A page, and in it what it shows this member at first, with what the API answers to the calls that it begins with. Its
 * head goes out at once, so that styles and fonts are on their way while the answers are made. It is nobody else's, and
 * kept nowhere.
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
  // Whoever leaves meanwhile is no failure.
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

/** What is there by then. Every guard decides as it does for a call from outside; what it refuses, the page asks for and is refused itself. */
async function answersBy(waitMs: number, ctx: Ctx, request: Request, ask: InternalFetch): Promise<Found> {
  const found: Found = { answers: new Map(), user: null };
  const read = async () => {
    // Read once for all of them.
    const actor = await readActor(request, ctx.env, ctx.db, ctx.now);
    if (actor.kind === "visitor") return;
    const reader = { ...ctx, actor };
    const due = isRenewalDue(reader);
    await Promise.all(
      firstCallsOf(new URL(request.url)).map(async (address) => {
        if (address === SESSION_ADDRESS && due) return;
        const answer = await ask(partOf(request, address));
        if (answer.status !== 200) return;
        const told = TOLD.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []));
        found.answers.set(address, { told: Object.fromEntries(told), json: await answer.text() });
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
