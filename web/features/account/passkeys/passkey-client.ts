import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";
import { RequestError } from "../../../lib/http/request-error";

// The autofill offer and the button share one challenge cookie, in which the later request wins. So the second waits
// until the first has been answered.
let challenge: Promise<void> = Promise.resolve();
let challengeIsHere = () => {};

/** Imported lazily: encoding a ceremony takes more code than the whole sign-in page. */
const client = createAuthClient({
  baseURL: window.location.origin,
  plugins: [passkeyClient()],
  fetchOptions: {
    onResponse: ({ request }) => {
      if (String(request.url).endsWith("/generate-authenticate-options")) challengeIsHere();
    },
  },
});

type Refusal = { status: number; statusText: string; message?: string | undefined; code?: string };

/** Signs in with a passkey; `offer` waits for the browser's autofill suggestion instead of opening its dialog. */
export async function signInWithPasskey(offer = false): Promise<"signed-in" | "cancelled"> {
  await challenge;
  let isHere = () => {};
  challenge = new Promise((resolve) => {
    isHere = resolve;
  });
  challengeIsHere = isHere;
  // After a failed request, nothing is awaited either.
  const { error } = await client.signIn.passkey({ autoFill: offer }).finally(isHere);
  return settle(error) ? "signed-in" : "cancelled";
}

export async function addPasskey(name: string): Promise<"added" | "cancelled"> {
  const { error } = await client.passkey.addPasskey({ name });
  return settle(error) ? "added" : "cancelled";
}

/** Returns true when done, false if the user closed the dialog; throws if server or device refused. */
function settle(error: Refusal | null): boolean {
  if (!error) return true;
  if (error.code && CANCELLED.has(error.code)) return false;
  const message = (error.code && WORDS[error.code]) || error.message || "The passkey could not be used.";
  throw new RequestError(error.status, message, { message, ...(error.code ? { code: error.code } : {}) });
}

const CANCELLED = new Set(["AUTH_CANCELLED", "ERROR_CEREMONY_ABORTED", "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"]);

const WORDS: Record<string, string> = {
  AUTHENTICATION_FAILED: "This passkey was not accepted. Try again, or use another way to sign in.",
  PASSKEY_NOT_FOUND: "This passkey is not known here. It may have been removed from the account.",
  USER_NOT_VERIFIED:
    "Your device has not checked that it is you. Unlock it with its PIN, face or finger, and try again.",
  SESSION_NOT_FRESH: "Sign in again to do this.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device already has a passkey for your account.",
};
