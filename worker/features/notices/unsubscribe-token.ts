import { NOTICE_TOPICS, type NoticeTopic } from "../../contract/notices-limits";
import type { Env } from "../../http/env";
import { areKeyedBytes, keyedBytes } from "../../http/keyed-hash";
import { fromBase64url, toBase64url } from "../../platform/base64url";

type Claim = { userId: string; topic: NoticeTopic };

const PURPOSE = "unsubscribe 1";
const TOKEN = /^([\w-]{1,64})\.([a-z]{1,20})\.([\w-]{43})$/;

/**
 * Signs a token that ends one kind of mail for one reader, and nothing else. It never expires: mails are kept for
 * years.
 */
export async function unsubscribeToken(env: Env, claim: Claim): Promise<string> {
  const signature = await keyedBytes(env, PURPOSE, claim.userId, claim.topic);
  return `${claim.userId}.${claim.topic}.${toBase64url(signature)}`;
}

/** Returns what a valid token allows, or null for any other text. Does not reveal who exists. */
export async function readUnsubscribeToken(env: Env, token: string): Promise<Claim | null> {
  const [, userId, topic, signature] = TOKEN.exec(token) ?? [];
  const known = NOTICE_TOPICS.find((each) => each === topic);
  if (!userId || !known || !signature) return null;
  const genuine = await areKeyedBytes(env, fromBase64url(signature), PURPOSE, userId, known);
  return genuine ? { userId, topic: known } : null;
}
