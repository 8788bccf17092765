import { fromBase64url } from "../base64url";

/** A browser's keys, from its push subscription. */
export type PushKeys = { p256dh: string; auth: string };
type Fresh = { salt: Uint8Array<ArrayBuffer>; own: CryptoKeyPair };

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const RECORD_SIZE = 4096;
/** Padding delimiter of the last record. */
const LAST = 2;

/** Encrypts a message for one browser (RFC 8291, one record of RFC 8188). Only tests pass `fresh`. */
export async function encryptPush(text: string, keys: PushKeys, fresh?: Fresh): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, own } = fresh ?? (await generateFresh());
  const receiverKey = fromBase64url(keys.p256dh);
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", own.publicKey)) as ArrayBuffer);
  const publicKey = await crypto.subtle.importKey("raw", receiverKey, CURVE, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: publicKey } as never, own.privateKey, 256);

  const ikm = await derive(shared, fromBase64url(keys.auth), joined(bytes("WebPush: info\0"), receiverKey, ours), 32);
  const key = await derive(ikm, salt, bytes("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derive(ikm, salt, bytes("Content-Encoding: nonce\0"), 12);

  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const record = joined(bytes(text), Uint8Array.of(LAST));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, record);
  return joined(salt, bigEndian(RECORD_SIZE), Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

async function generateFresh(): Promise<Fresh> {
  const own = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  return { salt: crypto.getRandomValues(new Uint8Array(16)), own };
}

async function derive(from: ArrayBuffer, salt: BufferSource, info: BufferSource, length: number): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
}

const bytes = (text: string) => new TextEncoder().encode(text);

function bigEndian(value: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, value);
  return four;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
