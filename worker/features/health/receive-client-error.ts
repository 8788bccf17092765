import type { ClientError } from "../../contract/health";
import { pagePattern } from "../../contract/known-pages";
import type { Ctx } from "../../http/context";
import { isLocal } from "../../http/env";
import { consume, consumeGlobal, type RateLimit } from "../../http/rate-limit";
import { reportFailure } from "../../platform/failures";
import { withoutSecrets } from "../../platform/without-secrets";

const CLIENT_ERRORS: RateLimit = { name: "client-errors", calls: 20, seconds: 600 };
const CLIENT_ERRORS_GLOBAL: RateLimit = { name: "client-errors-global", calls: 300, seconds: 3600 };
const FRAMES = 12;

/**
 * Stores an error from a browser with the Worker's own. It is anonymous, and the page is stored as its pattern. Anybody
 * may call this, so input is limited, counted and treated as text only.
 */
export async function receiveClientError(
  ctx: Ctx,
  address: string,
  { message, stack, path }: ClientError,
): Promise<void> {
  await consume(ctx.env, CLIENT_ERRORS, "address", address, ctx.now);
  await consumeGlobal(ctx.env, CLIENT_ERRORS_GLOBAL, address, ctx.now);
  const [, name = "Error", words = message] = /^(?:Uncaught )?(\w{0,40}Error): (.+)$/s.exec(message) ?? [];
  const error = new Error(oneLine(words));
  error.name = name;
  error.stack = framesOf(stack ?? "");
  const place = pagePattern(path, isLocal(ctx.env)) ?? "another page";
  ctx.later(reportFailure(ctx.env, { kind: "browser", place, error }));
}

/** Keeps only places in our own files from a stack; browsers add other text. */
function framesOf(stack: string): string {
  const places = [...stack.matchAll(/\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/g)].slice(0, FRAMES);
  return places.map(([place]) => `    at ${withoutSecrets(place)}`).join("\n");
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
