import type { Context } from "hono";
import {
  changePasswordSchema,
  type Done,
  deleteAccountSchema,
  emailCodeSchema,
  emailOnlySchema,
  exportRequestSchema,
  linkTokenSchema,
  profileSchema,
  providerSignInSchema,
  resetPasswordSchema,
  roleChangeSchema,
  signInMailSchema,
  signInSchema,
  signUpSchema,
  type Verified,
} from "../../contract/account";
import { safeReturnTo } from "../../contract/account-return-to";
import { addressOf } from "../../contract/addresses";
import { UNREAD_HEADER } from "../../contract/unread";
import { asDownload } from "../../http/as-download";
import { type AppEnv, ctxOf } from "../../http/context";
import { anyone, everybody, may, selfGuarded, sessionFirst, signedIn } from "../../http/guards";
import { ownPath } from "../../http/own-path";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { scopeOf } from "../billing/scope";
import { changePassword } from "./change-password";
import { changeRole } from "./change-role";
import { checkResetLink } from "./check-reset-link";
import { deleteAccount } from "./closure/delete-account";
import { readConfirmationNeeds } from "./confirm-identity";
import { currentUser, renewSession } from "./current-user";
import { downloadExport, startExport } from "./data/export-own-data";
import { editProfile } from "./edit-profile";
import { answerByLibrary } from "./library-calls";
import { mailPasswordReset, resetPassword } from "./reset-password";
import { endOtherSessions, endSession, listSessions } from "./sessions";
import { setUpAdmin } from "./set-up-admin";
import { signIn } from "./sign-in";
import { signInByProvider } from "./sign-in-by-provider";
import { mailSignIn, signInByCode, signInByLink } from "./sign-in-link";
import { listSignInMethods } from "./sign-in-methods";
import { isIntendedNavigation, signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { forgetSigningUp, isSigningUp, rememberSigningUp } from "./signing-up-cookie";
import { unreadHeader } from "./unread-header";
import { mailVerification, verifyByCode, verifyByLink } from "./verify-email";
import { setCookies, visitOf } from "./visit";

const DONE: Done = { status: true };

export const accountRoutes = router()
  .get("/api/login", anyone, (c) => {
    const returnTo = safeReturnTo(c.req.query("returnTo"));
    const page = c.req.query("new") ? addressOf("signUp") : addressOf("signIn");
    return c.redirect(returnTo ? `${page}?${new URLSearchParams({ returnTo })}` : page);
  })
  .get("/api/logout", anyone, async (c) => {
    if (!isIntendedNavigation(c.req.raw.headers)) return c.redirect(addressOf("signOut"));
    setCookies(c, await signOut(ctxOf(c), visitOf(c)));
    return c.redirect(addressOf("home"));
  })
  .post("/api/logout", anyone, async (c) => {
    setCookies(c, await signOut(ctxOf(c), visitOf(c)));
    return c.body(null, 204);
  })

  .get("/api/auth/user", signedIn, async (c) => {
    await addMemberHeaders(c);
    return c.json(currentUser(ctxOf(c)));
  })
  // For public pages: a visitor gets a 200, since browsers log a 401 as an error.
  .get("/api/auth/session", anyone, async (c) => {
    const ctx = ctxOf(c);
    if (ctx.actor.kind === "visitor") return c.json({ user: null });
    await addMemberHeaders(c);
    return c.json({ user: currentUser(ctx) });
  })
  .get("/api/auth/methods", anyone, async (c) => c.json(await listSignInMethods(ctxOf(c))))

  .post("/api/auth/sign-up/email", anyone, body(signUpSchema), async (c) => {
    const input = c.req.valid("json");
    const done = await signUp(ctxOf(c), visitOf(c), input);
    await rememberSigningUp(c, input.email);
    return c.json(done);
  })
  .post("/api/auth/send-verification-email", anyone, body(emailOnlySchema), async (c) =>
    c.json(await mailVerification(ctxOf(c), visitOf(c), c.req.valid("json").email)),
  )
  // For links of older mails. Scanners follow links in mails, so only the page's button confirms.
  .get("/api/auth/verify-email", everybody, (c) => {
    const token = c.req.query("token") ?? "";
    return c.redirect(addressOf("verifyEmail", { query: { token } }));
  })
  .post("/api/auth/verify-email", anyone, body(linkTokenSchema), async (c) => {
    const { token } = c.req.valid("json");
    const { headers, ...done } = await verifyByLink(ctxOf(c), visitOf(c), token, (email) => isSigningUp(c, email));
    if (headers) setCookies(c, headers);
    forgetSigningUp(c);
    return c.json(done satisfies Verified);
  })
  .post("/api/auth/email-otp/verify-email", anyone, body(emailCodeSchema), async (c) => {
    setCookies(c, await verifyByCode(ctxOf(c), visitOf(c), c.req.valid("json")));
    return c.json(DONE);
  })

  .post("/api/auth/sign-in/email", anyone, body(signInSchema), async (c) => {
    setCookies(c, await signIn(ctxOf(c), visitOf(c), c.req.valid("json")));
    return c.json(DONE);
  })
  .post("/api/auth/sign-in/magic-link", anyone, body(signInMailSchema), async (c) =>
    c.json(await mailSignIn(ctxOf(c), visitOf(c), c.req.valid("json"))),
  )
  .post("/api/auth/sign-in/magic-link/verify", anyone, body(linkTokenSchema), async (c) => {
    setCookies(c, await signInByLink(ctxOf(c), visitOf(c), c.req.valid("json").token));
    return c.json(DONE);
  })
  .post("/api/auth/sign-in/email-otp", anyone, body(emailCodeSchema), async (c) => {
    setCookies(c, await signInByCode(ctxOf(c), visitOf(c), c.req.valid("json")));
    return c.json(DONE);
  })
  .post("/api/auth/sign-in/social", anyone, body(providerSignInSchema), async (c) => {
    const { url, headers } = await signInByProvider(ctxOf(c), visitOf(c), c.req.valid("json"));
    setCookies(c, headers);
    return c.json({ url });
  })

  .post("/api/auth/request-password-reset", anyone, body(emailOnlySchema), async (c) =>
    c.json(await mailPasswordReset(ctxOf(c), visitOf(c), c.req.valid("json").email)),
  )
  .post("/api/auth/reset-password", anyone, body(resetPasswordSchema), async (c) =>
    c.json(await resetPassword(ctxOf(c), visitOf(c), c.req.valid("json"))),
  )
  .post("/api/auth/reset-password/check", anyone, body(linkTokenSchema), async (c) =>
    c.json(await checkResetLink(ctxOf(c), visitOf(c), c.req.valid("json").token)),
  )
  .post("/api/auth/change-password", signedIn, body(changePasswordSchema), async (c) => {
    setCookies(c, await changePassword(ctxOf(c), visitOf(c), c.req.valid("json")));
    return c.json(DONE);
  })

  .patch("/api/auth/profile", signedIn, body(profileSchema), async (c) => {
    const change = c.req.valid("json");
    const profileImageUrl = ownPath(c, change.profileImageUrl);
    return c.json(await editProfile(ctxOf(c), { ...change, profileImageUrl }));
  })
  .get("/api/auth/confirmation", signedIn, async (c) => c.json(await readConfirmationNeeds(ctxOf(c))))
  .post("/api/auth/export", signedIn, body(exportRequestSchema), async (c) =>
    c.json(await startExport(ctxOf(c), visitOf(c), c.req.valid("json"))),
  )
  .get("/api/auth/export/:ticket", sessionFirst(signedIn), async (c) => {
    const { name, body } = await downloadExport(ctxOf(c), c.req.param("ticket"));
    asDownload(c, name, "application/zip");
    return c.body(body);
  })
  .post("/api/auth/delete-account", signedIn, body(deleteAccountSchema), async (c) => {
    const done = await deleteAccount(scopeOf(c), visitOf(c), c.req.valid("json"));
    setCookies(c, await signOut(ctxOf(c), visitOf(c)));
    return c.json(done);
  })
  .get("/api/auth/sessions", signedIn, async (c) => c.json(await listSessions(ctxOf(c))))
  .delete("/api/auth/sessions", signedIn, async (c) => {
    await endOtherSessions(ctxOf(c));
    return c.body(null, 204);
  })
  .delete("/api/auth/sessions/:id", signedIn, async (c) => {
    await endSession(ctxOf(c), c.req.param("id"));
    return c.body(null, 204);
  })

  .post("/api/auth/setup-admin", signedIn, async (c) => c.json(await setUpAdmin(ctxOf(c))))
  .put("/api/admin/users/:id/role", may("roles"), body(roleChangeSchema), async (c) =>
    c.json(await changeRole(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )

  // Passkeys and provider callbacks: the auth library checks session, challenge and state itself.
  .get("/api/auth/*", selfGuarded, (c) => answerByLibrary(ctxOf(c), visitOf(c), c.req.raw))
  .post("/api/auth/*", selfGuarded, (c) => answerByLibrary(ctxOf(c), visitOf(c), c.req.raw));

/** Adds to the session answer: renewed cookies, and the unread counts. */
async function addMemberHeaders(c: Context<AppEnv>): Promise<void> {
  const ctx = ctxOf(c);
  const unread = await unreadHeader(ctx);
  const renewed = await renewSession(ctx, visitOf(c));
  if (renewed) setCookies(c, renewed);
  if (unread) c.header(UNREAD_HEADER, unread);
}
