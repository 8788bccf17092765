import { ANSWER_ADDRESS, ANSWER_HEADERS, SESSION_ADDRESS } from "../../contract/page-answers";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../contract/paging-limits";
import { UNREAD_HEADER } from "../../contract/unread";
import { readActor } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { hasSessionCookie } from "../../http/session-cookie";
import { partOf } from "../../http/session-read";
import { escapeHtml } from "../../platform/escape-html";
import { log } from "../../platform/log";
import { isRenewalDue } from "../account/current-user";
import { jsonBlock } from "./data-block";
import { firstCallsOf } from "./first-calls";
import { PAGE_VARY } from "./make-page";

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

/**
 * A page, and behind it what the API answers this member to the calls that it begins with. The page itself goes out at
 * once, so that its scripts are on their way while the answers are made. It is nobody else's, and kept nowhere.
 */
export function pageWithAnswers(ctx: Ctx, request: Request, shell: string, ask: InternalFetch): Response {
  const addresses = firstCallsOf(new URL(request.url));
  const end = shell.lastIndexOf("</body>");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const work = async () => {
    await writer.write(encoder.encode(shell.slice(0, end)));
    let over = false;
    const answers = writeAnswers(ctx, request, addresses, ask, async (block) => {
      if (!over) await writer.write(encoder.encode(`${block}\n`));
    });
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
    over = true;
    await writer.write(encoder.encode(shell.slice(end)));
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

type Write = (block: string) => Promise<void>;

/** Every guard decides as it does for a call from outside; what it refuses, the page asks for and is refused itself. */
async function writeAnswers(
  ctx: Ctx,
  request: Request,
  addresses: readonly string[],
  ask: InternalFetch,
  write: Write,
) {
  try {
    // Read once for all of them.
    const actor = await readActor(request, ctx.env, ctx.db, ctx.now);
    if (actor.kind === "visitor") return;
    const here = addresses.filter((address) => address !== SESSION_ADDRESS || !isRenewalDue({ ...ctx, actor }));
    await Promise.all(
      here.map(async (address) => {
        const answer = await ask(partOf(request, address));
        if (answer.status === 200) await write(blockOf(address, answer.headers, await answer.text()));
      }),
    );
  } catch (error) {
    log.error("page_answers", error);
  }
}

function blockOf(address: string, headers: Headers, json: string): string {
  const told = TOLD.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
  const attributes = [
    'type="application/json"',
    `${ANSWER_ADDRESS}="${escapeHtml(address)}"`,
    `${ANSWER_HEADERS}="${escapeHtml(JSON.stringify(Object.fromEntries(told)))}"`,
  ];
  return jsonBlock(attributes.join(" "), json);
}
