import { log } from "../log";
import { encryptPush, type PushKeys } from "./encrypt";
import { isPushEndpoint } from "./endpoint";
import { type Vapid, vapidHeader } from "./vapid";

/** What a device shows. A tap opens `path`; a push replaces an earlier one with the same tag. */
export type PushMessage = { title: string; body: string; path: string; tag: string; icon: string };

type PushResult = "sent" | "gone" | "failed";
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 10_000;
const KEPT_BY_SERVICE_S = 24 * 3600;
/** Services accept 4096 bytes; encryption adds a little over 100. */
const BODY_MAX_LENGTH = 240;

/** Sends one message to one browser. `gone`: the subscription no longer exists. Never throws. */
export async function sendPush(
  transport: Transport,
  vapid: Vapid,
  to: PushKeys & { endpoint: string },
  message: PushMessage,
  now: Date,
): Promise<PushResult> {
  if (!isPushEndpoint(to.endpoint)) return "gone";
  try {
    const text = JSON.stringify({ ...message, body: message.body.slice(0, BODY_MAX_LENGTH) });
    const response = await transport(to.endpoint, {
      method: "POST",
      // Known services never redirect, and the request must not go anywhere else.
      redirect: "manual",
      headers: {
        Authorization: await vapidHeader(vapid, to.endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(KEPT_BY_SERVICE_S),
        Urgency: "normal",
      },
      body: await encryptPush(text, to),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return "sent";
    if (response.status === 404 || response.status === 410) return "gone";
    log.warn("push_refused", { status: response.status, service: new URL(to.endpoint).host });
  } catch (error) {
    log.warn("push_failed", { service: new URL(to.endpoint).host }, error);
  }
  return "failed";
}
