import { describe, expect, it } from "vitest";
import { fromBase64url, toBase64url } from "../../worker/platform/base64url";
import { encryptPush } from "../../worker/platform/push/encrypt";
import { isPushEndpoint } from "../../worker/platform/push/endpoint";
import { type PushMessage, sendPush } from "../../worker/platform/push/send-push";
import { vapidOf, vapidToken } from "../../worker/platform/push/vapid";

/** RFC 8291, section 5 and appendix A. */
const MESSAGE = {
  text: "When I grow up, I want to be a watermelon",
  serverPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  serverPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  browser: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  encrypted:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

/** RFC 8292, section 2.4. */
const SENDER = {
  publicKey: "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
  claims: { aud: "https://push.example.net", exp: 1453523768, sub: "mailto:push@example.com" },
  token:
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA",
};

async function keyPair(publicKey: string, privateKey: string): Promise<CryptoKeyPair> {
  const point = fromBase64url(publicKey);
  const [x, y] = [toBase64url(point.slice(1, 33)), toBase64url(point.slice(33))];
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const jwk = { kty: "EC", crv: "P-256", x, y };
  return {
    publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d: privateKey }, curve, true, ["deriveBits"]),
  };
}

async function verifies(token: string, publicKey: string): Promise<boolean> {
  const [head, claims, signature = ""] = token.split(".");
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", fromBase64url(publicKey), curve, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  return crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, fromBase64url(signature), signed);
}

describe("a push", () => {
  it("is encrypted as RFC 8291 has it", async () => {
    const own = await keyPair(MESSAGE.serverPublic, MESSAGE.serverPrivate);
    const sealed = await encryptPush(MESSAGE.text, MESSAGE.browser, { salt: fromBase64url(MESSAGE.salt), own });
    expect(toBase64url(sealed)).toBe(MESSAGE.encrypted);
  });

  it("never uses a key or a salt twice", async () => {
    const [one, other] = [await encryptPush("a", MESSAGE.browser), await encryptPush("a", MESSAGE.browser)];
    expect(toBase64url(one.slice(0, 86))).not.toBe(toBase64url(other.slice(0, 86)));
  });

  it("says who sends it as RFC 8292 has it", async () => {
    const vapid = { publicKey: MESSAGE.serverPublic, privateKey: MESSAGE.serverPrivate, subject: SENDER.claims.sub };
    const token = await vapidToken(vapid, SENDER.claims);
    const signedPart = (text: string) => text.split(".").slice(0, 2).join(".");
    expect(signedPart(token)).toBe(signedPart(SENDER.token));
    expect(await verifies(token, vapid.publicKey)).toBe(true);
    // The same check holds for the RFC's own token, and for no other key.
    expect(await verifies(SENDER.token, SENDER.publicKey)).toBe(true);
    expect(await verifies(token, SENDER.publicKey)).toBe(false);
  });

  it("is off without keys, and with keys that are none", () => {
    expect(vapidOf({})).toBeNull();
    expect(vapidOf({ VAPID_PUBLIC_KEY: MESSAGE.serverPublic, VAPID_PRIVATE_KEY: MESSAGE.serverPrivate })).toBeNull();
    const subject = { VAPID_SUBJECT: "mailto:coach@example.com" };
    expect(vapidOf({ VAPID_PUBLIC_KEY: "short", VAPID_PRIVATE_KEY: MESSAGE.serverPrivate, ...subject })).toBeNull();
    expect(
      vapidOf({ VAPID_PUBLIC_KEY: MESSAGE.serverPublic, VAPID_PRIVATE_KEY: MESSAGE.serverPrivate, ...subject }),
    ).not.toBeNull();
  });
});

describe("where pushes go", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QOabc",
    "https://api.push.apple.com/3/device",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])("may be %s", (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user:word@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.example.com/abc",
    "https://evilpush.apple.com.example.com/",
    "https://xnotify.windows.com/",
    "https://example.com/?fcm.googleapis.com",
    "https://127.0.0.1/",
    "https://[::1]/",
    "no address",
  ])("may not be %s", (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
});

describe("sending", () => {
  const vapid = { publicKey: MESSAGE.serverPublic, privateKey: MESSAGE.serverPrivate, subject: "mailto:a@example.com" };
  const message: PushMessage = {
    title: "Longroll",
    body: "Ana reacted",
    path: "/community",
    tag: "reaction:1",
    icon: "/icon-192.png",
  };
  const to = { endpoint: "https://fcm.googleapis.com/fcm/send/abc", ...MESSAGE.browser };
  const answering = (status: number) => {
    const calls: { address: string; init: RequestInit }[] = [];
    const transport = async (address: string, init: RequestInit) => {
      calls.push({ address, init });
      return new Response(null, { status });
    };
    return { calls, transport };
  };

  it("posts what only the browser can read, signed for that service, and follows nobody", async () => {
    const { calls, transport } = answering(201);
    expect(await sendPush(transport, vapid, to, message, new Date())).toBe("sent");
    const [call] = calls;
    const headers = new Headers(call?.init.headers);
    expect(call?.address).toBe(to.endpoint);
    expect(call?.init.redirect).toBe("manual");
    expect(headers.get("content-encoding")).toBe("aes128gcm");
    expect(Number(headers.get("ttl"))).toBeGreaterThan(0);
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get("authorization") ?? "") ?? [];
    expect(key).toBe(vapid.publicKey);
    expect(await verifies(token, vapid.publicKey)).toBe(true);
    const claims = JSON.parse(new TextDecoder().decode(fromBase64url(token.split(".")[1] ?? "")));
    expect(claims.aud).toBe("https://fcm.googleapis.com");
    expect(new TextDecoder("latin1").decode(call?.init.body as Uint8Array)).not.toContain("Ana");
  });

  it("keeps a long message within what services take", async () => {
    const { calls, transport } = answering(201);
    await sendPush(transport, vapid, to, { ...message, body: "long ".repeat(5000) }, new Date());
    const { length } = (calls[0]?.init.body ?? []) as Uint8Array;
    expect(length).toBeGreaterThan(100);
    expect(length).toBeLessThan(1000);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [429, "failed"],
    [500, "failed"],
    [302, "failed"],
  ])("takes %i for %s", async (status, result) => {
    expect(await sendPush(answering(status).transport, vapid, to, message, new Date())).toBe(result);
  });

  it("does not ask an address that is no push service's", async () => {
    const { calls, transport } = answering(201);
    expect(await sendPush(transport, vapid, { ...to, endpoint: "https://example.com/" }, message, new Date())).toBe(
      "gone",
    );
    expect(calls).toEqual([]);
  });

  it("survives a service that cannot be reached", async () => {
    const transport = () => Promise.reject(new TypeError("network"));
    expect(await sendPush(transport, vapid, to, message, new Date())).toBe("failed");
  });
});
