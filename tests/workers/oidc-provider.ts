import { vi } from "vitest";

export const ISSUER = "https://id.example.test";
export const CLIENT_ID = "longroll-client";
export const OAUTH_PROVIDERS = JSON.stringify([
  {
    id: "club-id",
    name: "Club ID",
    discoveryUrl: `${ISSUER}/.well-known/openid-configuration`,
    clientId: CLIENT_ID,
    clientSecret: "client-secret",
  },
  // Of the same company, and known to write its claims as texts.
  {
    id: "club-text",
    name: "Club Text",
    discoveryUrl: `${ISSUER}/.well-known/openid-configuration`,
    clientId: CLIENT_ID,
    clientSecret: "client-secret",
    emailVerifiedAsText: true,
  },
]);

type Person = {
  sub: string;
  email: string;
  email_verified: unknown;
  given_name?: string;
  family_name?: string;
  role?: string;
};
type Grant = { person: Person; nonce: string | null; challenge: string | null; overrides: Record<string, unknown> };

/** A small OpenID provider behind `fetch`: discovery, keys, and codes that are exchanged once, with PKCE, for signed tokens. */
export async function startOidcProvider() {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(
    { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-256" },
    true,
    ["sign", "verify"],
  )) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
  const grants = new Map<string, Grant>();
  const provider = {
    isDown: false,
    calls: [] as string[],
    /** What the provider does after the person has agreed: where the browser is sent. */
    agree(authorizationUrl: string, person: Person, overrides: Record<string, unknown> = {}): string {
      const asked = new URL(authorizationUrl).searchParams;
      const code = crypto.randomUUID();
      grants.set(code, { person, nonce: asked.get("nonce"), challenge: asked.get("code_challenge"), overrides });
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
      return `${back.pathname}${back.search}`;
    },
  };

  const answer = async (url: URL, body: string): Promise<Response> => {
    provider.calls.push(url.pathname);
    if (provider.isDown) return new Response("down", { status: 503 });
    if (url.pathname === "/.well-known/openid-configuration") {
      return Response.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/authorize`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (url.pathname === "/keys") return Response.json({ keys: [{ ...jwk, kid: "k1", alg: "RS256", use: "sig" }] });
    if (url.pathname !== "/token") return new Response("?", { status: 404 });
    const sent = new URLSearchParams(body);
    const grant = grants.get(sent.get("code") ?? "");
    grants.delete(sent.get("code") ?? "");
    if (!grant || grant.challenge !== (await s256(sent.get("code_verifier") ?? ""))) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: ISSUER,
      aud: CLIENT_ID,
      iat: now,
      exp: now + 300,
      nonce: grant.nonce,
      ...grant.person,
      ...grant.overrides,
    };
    return Response.json({
      access_token: "at",
      token_type: "Bearer",
      expires_in: 300,
      id_token: await signed(claims, privateKey),
    });
  };

  const outside = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (!request.url.startsWith(ISSUER)) return outside(input as RequestInfo, init as RequestInit);
    return answer(new URL(request.url), await request.text());
  });
  return provider;
}

async function signed(claims: object, key: CryptoKey): Promise<string> {
  const head = base64Url(new TextEncoder().encode(JSON.stringify({ alg: "RS256", kid: "k1", typ: "JWT" })));
  const body = base64Url(new TextEncoder().encode(JSON.stringify(claims)));
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", key, new TextEncoder().encode(`${head}.${body}`));
  return `${head}.${body}.${base64Url(new Uint8Array(signature))}`;
}

async function s256(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
