import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { refusalOf } from "./auth-refusal";
import { callAuth } from "./call-auth";
import { logRefusedSignIn } from "./log-refused-sign-in";
import { finishedPasskeyCall, isPasskeyCall, narrowedPasskeyCall } from "./passkey-calls";
import { consumePerAddress, SIGN_IN_ADDRESS } from "./rate-limits";
import { finishProviderSignIn } from "./sign-in-by-provider";
import type { Visit } from "./visit";

const CALLBACK = /^GET \/callback\/([a-z0-9-]{1,64})$/;
const BASE = "/api/auth";

/** Lets the auth library answer a request, translating its errors. Only a few of its addresses are open. */
export async function answerByLibrary(ctx: Ctx, visit: Visit, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.slice(BASE.length)}`;
  const [, provider] = CALLBACK.exec(call) ?? [];
  if (!provider && !isPasskeyCall(call)) throw new AppError("not_found", "Not found");
  if (provider || request.method === "POST") await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  const asked = withOrigin(request, visit);
  const response = provider
    ? await finishProviderSignIn(ctx, visit, provider, asked)
    : await answerPasskeyCall(ctx, visit, call, asked);
  if (response.status < 400) return response;
  if (call === "POST /passkey/verify-authentication") logRefusedSignIn(visit, "passkey");
  throw (
    refusalOf(response.status, await codeOf(response)) ??
    new Error(`The auth library answered ${response.status} to ${call}`)
  );
}

async function answerPasskeyCall(ctx: Ctx, visit: Visit, call: string, request: Request): Promise<Response> {
  const asked = await narrowedPasskeyCall(call, request);
  const answer = await callAuth(ctx, visit, (auth) => auth.handler(asked));
  return answer.ok ? finishedPasskeyCall(ctx, call, request, answer) : answer;
}

// `sameOrigin` has refused cross-site requests already; the library would also refuse scripts, which send no Origin.
function withOrigin(request: Request, visit: Visit): Request {
  const headers = new Headers(request.headers);
  headers.set("origin", visit.origin);
  return new Request(request, { headers });
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === "string" ? body.code : undefined;
}
