import { webcrypto } from "node:crypto";

const { subtle } = webcrypto;

/** Prints a key pair for push notifications as settings. Keep it: after a change, all devices must subscribe again. */
const curve = { name: "ECDSA", namedCurve: "P-256" };
const { publicKey, privateKey } = await subtle.generateKey(curve, true, ["sign"]);
const raw = Buffer.from(await subtle.exportKey("raw", publicKey)).toString("base64url");
const { d } = await subtle.exportKey("jwk", privateKey);
console.log(`VAPID_PUBLIC_KEY=${raw}\nVAPID_PRIVATE_KEY=${d}`);
