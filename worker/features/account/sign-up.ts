import { and, eq } from "drizzle-orm";
import type { Done, SignUp } from "../../contract/account";
import { account, user } from "../../db/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { requirePublicUrl } from "../../http/public-origin";
import { consumeGlobal } from "../../http/rate-limit";
import { writing } from "../../write/writing";
import { authMails } from "./auth-mails";
import { withinRequest } from "./auth-scope";
import { callAuth } from "./call-auth";
import { openCodeWindow } from "./mailed-code";
import { revokeMailedCredentials } from "./mailed-credentials";
import { withMinimumDuration } from "./minimum-duration";
import { refuseGuessable } from "./passwords/refuse-guessable";
import { consumePerAccount, consumePerAddress, SIGN_UP, SIGN_UP_ADDRESS, SIGN_UP_GLOBAL } from "./rate-limits";
import type { Visit } from "./visit";

// Longer than creating an account takes, with its hash and rows.
const ANSWER_MS = 700;
const CHECK_YOUR_MAIL = "Check your e-mail: we have sent you a link and a code.";

/** Creates an account and mails its confirmation. The answer is the same for known addresses; nobody is signed in. */
export async function signUp(ctx: Ctx, visit: Visit, input: SignUp): Promise<Done> {
  requirePublicUrl(ctx.env);
  await consumePerAddress(ctx, visit, SIGN_UP_ADDRESS);
  await consumePerAccount(ctx, input.email, SIGN_UP);
  await consumeGlobal(ctx.env, SIGN_UP_GLOBAL, visit.address, ctx.now);
  await refuseGuessable(input.password, "password", input);
  await openCodeWindow(ctx, "email-verification", input.email);
  await withMinimumDuration(ANSWER_MS, createAccountOrRemind(ctx, visit, input));
  return { status: true, message: CHECK_YOUR_MAIL };
}

async function createAccountOrRemind(ctx: Ctx, visit: Visit, input: SignUp): Promise<void> {
  const known = await findKnown(ctx, input.email);
  if (known) return remind(ctx, visit, known, input);
  const { email, password, firstName, lastName, timeZone } = input;
  const body = { email, password, name: `${firstName} ${lastName}`.trim(), firstName, lastName, timeZone };
  try {
    await callAuth(ctx, visit, (auth) => auth.api.signUpEmail({ body, headers: new Headers() }));
  } catch (error) {
    // A concurrent second click: the unique address let one through, whose mail is on the way.
    if (error instanceof AppError && (await findKnown(ctx, email))) return;
    throw error;
  }
}

type Known = { id: string; email: string; emailVerified: boolean; password: string | null };

function findKnown(ctx: Ctx, email: string): Promise<Known | undefined> {
  return ctx.db
    .select({ id: user.id, email: user.email, emailVerified: user.emailVerified, password: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email))
    .get();
}

async function remind(ctx: Ctx, visit: Visit, known: Known, { email, password }: SignUp): Promise<void> {
  const samePassword = await callAuth(ctx, visit, async (auth) => {
    const library = await auth.$context;
    if (known.password) return library.password.verify({ hash: known.password, password });
    await library.password.hash(password);
    return false;
  });
  if (known.emailVerified) {
    ctx.later(withinRequest(ctx, () => authMails(visit.origin).accountExists(email)));
    return;
  }
  if (samePassword) {
    ctx.later(callAuth(ctx, visit, (auth) => auth.api.sendVerificationEmail({ body: { email } })));
    return;
  }
  // Two people signed up with one unconfirmed address, and only its owner gets the mail. Neither password may count, or
  // the owner would confirm an account whose password a stranger chose.
  const write = writing(ctx);
  write.add(ctx.db.delete(account).where(and(eq(account.userId, known.id), eq(account.providerId, "credential"))));
  write.add(revokeMailedCredentials(ctx.db, known));
  await write.commit();
  await callAuth(ctx, visit, (auth) => auth.api.requestPasswordReset({ body: { email } }));
}
