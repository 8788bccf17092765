import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { askAuth, askProviderAuth } from "./ask-auth";
import { refusalOf } from "./auth-refusal";
import { SIGN_IN_ADDRESS, spendAddress } from "./budgets";
import { noteRefusedSignIn } from "./note-refused-sign-in";
import type { Visit } from "./visit";

/** The auth library's own addresses that are open. It has many more, some of which answer session tokens. */
const OPEN = new Set([
  "GET /passkey/generate-register-options",
  "POST /passkey/verify-registration",
  "GET /passkey/generate-authenticate-options",
  "POST /passkey/verify-authentication",
  "GET /passkey/list-user-passkeys",
  "POST /passkey/update-passkey",
  "POST /passkey/delete-passkey",
]);
const CALLBACK = /^GET \/callback\/[a-z0-9-]{1,64}$/;
const BASE = "/api/auth";

/** Lets the auth library answer a request itself; its errors are turned into ours. */
export async function answerByLibrary(ctx: Ctx, visit: Visit, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.slice(BASE.length)}`;
  const isCallback = CALLBACK.test(call);
  if (!isCallback && !OPEN.has(call)) throw new AppError("not_found", "Not found");
  if (isCallback || request.method === "POST") await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  const response = isCallback
    ? await askProviderAuth(ctx, visit, (auth) => auth.handler(withOrigin(request, visit)))
    : await askAuth(ctx, visit, (auth) => auth.handler(withOrigin(request, visit)));
  if (response.status < 400) return response;
  if (call === "POST /passkey/verify-authentication") noteRefusedSignIn(visit, "passkey");
  throw (
    refusalOf(response.status, await codeOf(response)) ??
    new Error(`The auth library answered ${response.status} to ${call}`)
  );
}

// Another site's request never gets here (see same-origin); the library would also refuse a script, which sends no Origin.
function withOrigin(request: Request, visit: Visit): Request {
  const headers = new Headers(request.headers);
  headers.set("origin", visit.origin);
  return new Request(request, { headers });
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === "string" ? body.code : undefined;
}
