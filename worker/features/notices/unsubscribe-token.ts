import { NOTICE_TOPICS, type NoticeTopic } from "../../contract/notices-limits";
import type { Env } from "../../http/env";
import { authSecret } from "../../http/session-cookie";
import { fromBase64url, toBase64url } from "../../platform/base64url";

type Claim = { userId: string; topic: NoticeTopic };

const TOKEN = /^([\w-]{1,64})\.([a-z]{1,20})\.([\w-]{43})$/;

/** Lets whoever holds a mail end its like, and nothing else. It does not expire: mails are kept for years. */
export async function unsubscribeToken(env: Env, claim: Claim): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(env), signedText(claim));
  return `${claim.userId}.${claim.topic}.${toBase64url(signature)}`;
}

/** What a token of ours allows, or null for any other text. Says nothing about who exists. */
export async function readUnsubscribeToken(env: Env, token: string): Promise<Claim | null> {
  const [, userId, topic, signature] = TOKEN.exec(token) ?? [];
  const known = NOTICE_TOPICS.find((each) => each === topic);
  if (!userId || !known || !signature) return null;
  const claim = { userId, topic: known };
  const genuine = await crypto.subtle.verify("HMAC", await keyOf(env), fromBase64url(signature), signedText(claim));
  return genuine ? claim : null;
}

const signedText = ({ userId, topic }: Claim) => new TextEncoder().encode(["unsubscribe 1", userId, topic].join("\n"));

function keyOf(env: Env): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(authSecret(env));
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
