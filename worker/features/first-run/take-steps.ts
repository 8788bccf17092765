import { brand } from "../../contract/brand";
import { AppError } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import type { MemberScope } from "../billing/scope";
import { legalOf } from "./legal-of";
import { testMail } from "./mails";
import { consumeFirstRun } from "./rate-limits";
import { setFirstRun } from "./set-first-run";

/** Sends a test mail to the caller through the outbox, like all mail. */
export async function sendTestMail(scope: MemberScope): Promise<void> {
  await consumeFirstRun(scope);
  const { email } = memberOf(scope.actor).user;
  const write = writing(scope);
  const id = sendMail(write, testMail(email, scope.origin));
  setFirstRun(write, { mailId: id, mailAt: scope.now });
  audit(write, "first_run.mail", "first_run:mail");
  await write.commit();
}

/** Records that the current legal texts were read. */
export async function confirmLegal(scope: MemberScope, { of }: { of: string }): Promise<void> {
  if (of !== (await legalOf())) {
    throw new AppError("conflict", `What the texts say of ${brand.name} has just changed. Read them again.`, {
      code: "stale",
    });
  }
  const write = writing(scope);
  setFirstRun(write, { legalAt: scope.now, legalOf: of });
  audit(write, "first_run.legal", "first_run:legal");
  await write.commit();
}

/** Hides the guide on the admin start page; its own page stays. */
export async function putGuideAway(scope: MemberScope): Promise<void> {
  const write = writing(scope);
  setFirstRun(write, { finishedAt: scope.now });
  audit(write, "first_run.finish", "first_run:guide");
  await write.commit();
}
