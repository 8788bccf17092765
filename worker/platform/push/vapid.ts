import { fromBase64url, toBase64url } from "../base64url";
import { log } from "../log";

/** The sender's key pair, and where push services reach its owner (RFC 8292). */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

type PushSettings = { VAPID_PUBLIC_KEY?: string; VAPID_PRIVATE_KEY?: string; VAPID_SUBJECT?: string };

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNED_FOR_S = 12 * 3600;
const RAW_PUBLIC_KEY = /^B[\w-]{86}$/;
const RAW_PRIVATE_KEY = /^[\w-]{43}$/;

/** Returns the settings' key pair, or null if pushes are off. */
export function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushSettings): Vapid | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null;
  if (!RAW_PUBLIC_KEY.test(VAPID_PUBLIC_KEY) || !RAW_PRIVATE_KEY.test(VAPID_PRIVATE_KEY)) {
    log.warn("push_keys", { settings: "VAPID_PUBLIC_KEY or VAPID_PRIVATE_KEY cannot be read" });
    return null;
  }
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

/** Returns the Authorization header of a push to one service, valid for 12 hours. */
export async function vapidHeader(vapid: Vapid, endpoint: string, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + SIGNED_FOR_S;
  const token = await vapidToken(vapid, { aud: new URL(endpoint).origin, exp, sub: vapid.subject });
  return `vapid t=${token}, k=${vapid.publicKey}`;
}

/** Returns the sender's claims as a signed JWT (ES256). */
export async function vapidToken(
  { publicKey, privateKey }: Vapid,
  claims: { aud: string; exp: number; sub: string },
): Promise<string> {
  const point = fromBase64url(publicKey);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: toBase64url(point.slice(1, 33)),
    y: toBase64url(point.slice(33)),
    d: privateKey,
  };
  const key = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["sign"]);
  const part = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, new TextEncoder().encode(signed));
  return `${signed}.${toBase64url(signature)}`;
}
