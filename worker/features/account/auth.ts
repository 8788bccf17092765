import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal";
import { emailOTP } from "better-auth/plugins/email-otp";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { magicLink } from "better-auth/plugins/magic-link";
import { eq, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../contract/account-limits";
import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import * as tables from "../../db/account";
import type { Env } from "../../http/env";
import { authSecret, cookiePrefix } from "../../http/session-cookie";
import { log } from "../../platform/log";
import { afterPasswordReset } from "./after-password-reset";
import { authMails } from "./auth-mails";
import { currentCtx, requestDatabase } from "./auth-scope";
import {
  RENEW_AFTER_SECONDS,
  RESET_SECONDS,
  SESSION_SECONDS,
  SIGN_IN_LINK_SECONDS,
  VERIFICATION_SECONDS,
} from "./lifetimes";
import { newConfirmation, revokeMailedCredentials } from "./mailed-credentials";
import type { OauthProvider } from "./oauth-providers";
import { startTrial } from "./start-trial";

export type Auth = ReturnType<typeof createAuth>;

/** Creates the auth library with this product's rules. `providers` are contacted on the first call. */
export function createAuth(env: Env, origin: string, providers: OauthProvider[]) {
  const encrypted = origin.startsWith("https:");
  const mails = authMails(origin);
  let mailCode: (email: string, type: "sign-in" | "email-verification") => Promise<string>;
  const mailSignIn = async (email: string, token: string, returnTo: unknown) => {
    const known = await userWith(eq(tables.user.email, email));
    if (!known) return;
    const code = await mailCode(email, "sign-in");
    await mails.signIn(email, token, code, typeof returnTo === "string" ? returnTo : null);
  };
  const auth = betterAuth({
    appName: brand.name,
    baseURL: origin,
    basePath: "/api/auth",
    secret: authSecret(env),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message, ...details) => logAuth(message, details) },
    // All rate limits are ours, in Durable Objects: the library's would be in one isolate's memory.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: origin + addressOf("signIn") },
    // Created once per isolate, so reading the relations is affordable here; the library's joins need them.
    database: drizzleAdapter(drizzle(requestDatabase, { schema: tables }), {
      provider: "sqlite",
      schema: tables,
      transaction: false,
    }),
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS },
    verification: { storeIdentifier: "hashed" },
    user: { additionalFields: OWN_FIELDS },
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      // Nothing calls a provider on a member's behalf, so tokens are not refreshed.
      updateAccountOnSignIn: false,
      encryptOAuthTokens: true,
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: ({ user, token }) =>
        user.emailVerified ? mails.passwordReset(user.email, token) : mails.finishSignUp(user.email, token),
      onPasswordReset: ({ user }) => afterPasswordReset(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: async ({ user }) => {
        const token = await newConfirmation(currentCtx(), user.id);
        await mails.verification(user.email, token, await mailCode(user.email, "email-verification"));
      },
    },
    databaseHooks: DATABASE_HOOKS,
    advanced: {
      // The library supports only `__Secure-`, which another host of the domain can set as well.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(encrypted),
      defaultCookieAttributes: { secure: encrypted },
      database: { joins: true },
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      backgroundTasks: { handler: (work) => currentCtx().later(work) },
      // Set explicitly, because the library turns the check off under test.
      disableOriginCheck: false,
    },
    plugins: [
      signInLinks(mailSignIn),
      codesInOwnMails(),
      passkeys(origin),
      ...(providers.length ? [genericOAuth({ config: providers.map(oauthConfig) })] : []),
    ],
  });

  mailCode = (email, type) => auth.api.createVerificationOTP({ body: { email, type } });
  return auth;
}

const signInLinks = (mail: (email: string, token: string, returnTo: unknown) => Promise<void>) =>
  magicLink({
    disableSignUp: true,
    expiresIn: SIGN_IN_LINK_SECONDS,
    storeToken: "hashed",
    // Not awaited: the response time would reveal which addresses are known.
    sendMagicLink: ({ email, token, metadata }) => currentCtx().later(mail(email, token, metadata?.returnTo)),
  });

const codesInOwnMails = () =>
  emailOTP({
    disableSignUp: true,
    expiresIn: SIGN_IN_LINK_SECONDS,
    storeOTP: "encrypted",
    // Codes are sent only inside our own mails.
    sendVerificationOTP: async () => {
      throw new Error("Codes are not mailed alone");
    },
  });

const passkeys = (origin: string) =>
  passkey({
    rpID: new URL(origin).hostname,
    rpName: brand.name,
    origin,
    // A passkey is the only factor, so the device must verify its user.
    authenticatorSelection: { userVerification: "required" },
    registration: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo.userVerified),
    },
  });

/** `role` and `banned` are not listed, so no call of the library can write them. */
const OWN_FIELDS = {
  firstName: { type: "string", required: false, defaultValue: "" },
  lastName: { type: "string", required: false, defaultValue: "" },
  timeZone: { type: "string", required: false, defaultValue: "UTC" },
} as const;

const DATABASE_HOOKS: BetterAuthOptions["databaseHooks"] = {
  user: {
    create: {
      // An account with an address that the provider has not verified would wait for its real owner to confirm it.
      before: async (user, call) => {
        if (call?.path.startsWith("/callback") && !user.emailVerified) throw refusedProvider();
      },
      after: (user) => startTrial(currentCtx(), user),
    },
  },
  session: { create: { before: (session) => refuseClosedAccount(session.userId) } },
  account: { create: { after: (account) => revokeMailedAccess(account) } },
};

// The library's details contain states, addresses and, in database errors, values: none may be logged.
function logAuth(message: string, details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error);
  const cause = error?.cause instanceof Error ? error.cause.message : error?.name;
  log.warn("auth_library", { message, cause });
}

const userWith = (condition: SQL) => currentCtx().db.select().from(tables.user).where(condition).get();

// A closed account must not be reachable by another sign-in method.
async function refuseClosedAccount(userId: string): Promise<void> {
  const owner = await userWith(eq(tables.user.id, userId));
  if (owner?.banned) throw new APIError("FORBIDDEN", { code: "ACCOUNT_CLOSED", message: "This account is closed." });
}

const refusedProvider = () =>
  new APIError("FORBIDDEN", { code: "email_not_verified", message: "The provider has not confirmed this address." });

/** A sign-in method was added: earlier mailed links and codes are revoked. */
async function revokeMailedAccess({ userId, providerId }: { userId: string; providerId: string }): Promise<void> {
  if (providerId === "credential") return;
  const owner = await userWith(eq(tables.user.id, userId));
  if (owner) await revokeMailedCredentials(currentCtx().db, owner);
}

async function requireVerifiedUser(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}

function oauthConfig({ id, discoveryUrl, clientId, clientSecret, scopes, emailVerifiedAsText }: OauthProvider) {
  return {
    providerId: id,
    discoveryUrl,
    clientId,
    clientSecret,
    scopes,
    pkce: true,
    requireIdTokenVerification: true,
    requireEmailVerification: true,
    disableProviderLogout: true,
    mapProfileToUser: (profile: Record<string, unknown>) => {
      const name = nameOf(profile.name);
      const [first = "", ...rest] = name.split(" ");
      const firstName = nameOf(profile.given_name) || first;
      const lastName = nameOf(profile.given_name) ? nameOf(profile.family_name) : rest.join(" ");
      const verified = profile.email_verified;
      // The library would accept any non-empty value as verified.
      const emailVerified = verified === true || (emailVerifiedAsText && verified === "true");
      return { emailVerified, name: name || `${firstName} ${lastName}`.trim(), firstName, lastName };
    },
  };
}

function nameOf(claim: unknown): string {
  return typeof claim === "string"
    ? claim
        .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "")
        .trim()
        .slice(0, NAME_MAX_LENGTH)
    : "";
}
