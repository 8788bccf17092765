type Options = { challenge: string };
type Held = { userVerified?: boolean };

const ORIGIN = "http://127.0.0.1:8787";
const RP_ID = "127.0.0.1";

/** A device with one passkey (ES256, no attestation), as WebAuthn describes its answers. */
export async function newAuthenticator() {
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const raw = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const cose = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], raw.slice(1, 33), [0x22, 0x58, 32], raw.slice(33));
  const envelope = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    async register({ challenge }: Options, { userVerified = true }: Held = {}) {
      const authData = bytes(await head(0x40 | flags(userVerified)), new Uint8Array(16), [0, id.length], id, cose);
      // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
      const attestation = bytes(
        [0xa3, 0x63, ...ascii("fmt"), 0x64, ...ascii("none"), 0x67, ...ascii("attStmt"), 0xa0],
        [0x68, ...ascii("authData"), 0x58, authData.length],
        authData,
      );
      return envelope({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    async sign({ challenge }: Options, { userVerified = true }: Held = {}) {
      const authenticatorData = await head(flags(userVerified));
      const client = clientData("webauthn.get", challenge);
      const signed = bytes(authenticatorData, new Uint8Array(await crypto.subtle.digest("SHA-256", client)));
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
      return envelope({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(der(new Uint8Array(signature))),
      });
    },
  };
}

const flags = (userVerified: boolean) => (userVerified ? 0x05 : 0x01);
const ascii = (text: string) => new TextEncoder().encode(text);
const clientData = (type: string, challenge: string) =>
  bytes(ascii(JSON.stringify({ type, challenge, origin: ORIGIN })));

async function head(flag: number) {
  const rp = new Uint8Array(await crypto.subtle.digest("SHA-256", ascii(RP_ID)));
  return bytes(rp, [flag], [0, 0, 0, 0]);
}

/** A signature's two numbers as ASN.1 has them. */
function der(signature: Uint8Array) {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((half) => {
    const lean = half.slice(half.findIndex((byte) => byte > 0));
    const positive = (lean[0] ?? 0) > 0x7f ? bytes([0], lean) : lean;
    return bytes([2, positive.length], positive);
  });
  const body = bytes(...numbers);
  return bytes([0x30, body.length], body);
}

function bytes(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function base64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
