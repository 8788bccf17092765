import type { z } from "zod";
import {
  addPasskeySchema,
  type Done,
  deletePasskeySchema,
  renamePasskeySchema,
  signInByPasskeySchema,
} from "../../contract/account";
import { NAME_MAX_LENGTH } from "../../contract/account-limits";
import { readActor } from "../../http/actor";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { findUnstorable } from "../../http/unstorable-text";
import { revokeMailedCredentials } from "./mailed-credentials";

/** The passkey calls that the auth library answers, with the schema of their bodies. */
const CALLS: Record<string, z.ZodType | null> = {
  "GET /passkey/generate-register-options": null,
  "POST /passkey/verify-registration": addPasskeySchema,
  "GET /passkey/generate-authenticate-options": null,
  "POST /passkey/verify-authentication": signInByPasskeySchema,
  "GET /passkey/list-user-passkeys": null,
  "POST /passkey/update-passkey": renamePasskeySchema,
  "POST /passkey/delete-passkey": deletePasskeySchema,
};
const CHANGES = new Set(["POST /passkey/verify-registration", "POST /passkey/delete-passkey"]);

export const isPasskeyCall = (call: string) => call in CALLS;

/** Returns the request with known parameters only: others could make the library open a session for a new passkey. */
export async function narrowedPasskeyCall(call: string, request: Request): Promise<Request> {
  const url = new URL(request.url);
  const label = url.searchParams.get("name")?.slice(0, NAME_MAX_LENGTH);
  url.search = label ? new URLSearchParams({ name: label }).toString() : "";
  const schema = CALLS[call];
  if (!schema) return new Request(url, request);
  const parsed = schema.safeParse(await request.json().catch(() => null));
  const issues = parsed.error?.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  if (issues) throw new AppError("invalid", issues[0]?.message ?? "These values were not accepted.", { issues });
  if (findUnstorable(parsed.data)) throw new AppError("invalid", "This text has characters that cannot be stored.");
  return new Request(url, { method: "POST", headers: request.headers, body: JSON.stringify(parsed.data) });
}

/** Returns the library's answer without the session token, adjusted where it has no setting. */
export async function finishedPasskeyCall(
  ctx: Ctx,
  call: string,
  request: Request,
  answer: Response,
): Promise<Response> {
  if (CHANGES.has(call)) {
    const actor = await readActor(request, ctx.env, ctx.db, ctx.now);
    if (actor.kind === "member") await revokeMailedCredentials(ctx.db, actor.user);
  }
  if (call === "POST /passkey/verify-authentication") return withBody(answer, { status: true } satisfies Done);
  if (call !== "GET /passkey/generate-authenticate-options") return answer;
  return withBody(answer, { ...(await answer.json<object>()), userVerification: "required" });
}

function withBody(answer: Response, body: object): Response {
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}
