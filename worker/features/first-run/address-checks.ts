import type { FirstRunCheck } from "../../contract/first-run";
import { type Env, isLocal } from "../../http/env";
import { publicOrigin, publicUrlProblem } from "../../http/public-origin";
import type { MemberScope } from "../billing/scope";
import { done, missing, type Run, type TestMail, waiting } from "./check";

/** Checks the public address and whether mail is sent. `askedAt` is the origin of this request. */
export function addressChecks(
  { env }: MemberScope,
  askedAt: string,
  run: Run,
  mail: TestMail | undefined,
): FirstRunCheck[] {
  return [domain(env, askedAt), service(env), testMail(env, run, mail)];
}

function domain(env: Env, askedAt: string): FirstRunCheck {
  const problem = publicUrlProblem(env);
  if (problem) return missing(problem);
  const origin = publicOrigin(env, askedAt);
  const here = new URL(askedAt).origin;
  if (origin !== here) {
    return missing(`Mails lead to ${origin}, as PUBLIC_URL says, and you are at ${here}. Open the desk there once.`);
  }
  if (isLocal(env)) return done(`On this machine: ${here}. A deploy has an address of its own, in PUBLIC_URL.`);
  return here.startsWith("https:")
    ? done(`You reach the club at ${here}, and so do the links in its mails.`)
    : missing(`${here} is not encrypted. Put the club behind an address with https.`);
}

function service(env: Env): FirstRunCheck {
  if (!env.RESEND_API_KEY) {
    return isLocal(env)
      ? done("Mail stays in the outbox of this machine, and goes to nobody.")
      : missing("No mail goes out: RESEND_API_KEY and MAIL_FROM are not set.");
  }
  return env.MAIL_FROM
    ? done(`Mail goes out through Resend, from ${env.MAIL_FROM}.`)
    : missing("MAIL_FROM is not set: mail has no sender.");
}

function testMail(env: Env, run: Run, mail: TestMail | undefined): FirstRunCheck {
  if (!run?.mailAt) return missing("No test mail was sent yet.");
  const at = run.mailAt;
  if (!mail) return missing("The last test mail is not kept any more. Send another.", at);
  const { toAddress, sentAt, deadAt, lastError } = mail;
  if (sentAt) return done(`The mail service took the test mail to ${toAddress}. Look whether it came.`, sentAt);
  if (deadAt) return missing(`The test mail to ${toAddress} was refused: ${lastError ?? "without a reason"}.`, deadAt);
  if (!env.RESEND_API_KEY && isLocal(env)) return done(`The test mail to ${toAddress} is in the outbox.`, at);
  return waiting(`The test mail to ${toAddress} is on its way${lastError ? `. The last try: ${lastError}` : "."}`, at);
}
