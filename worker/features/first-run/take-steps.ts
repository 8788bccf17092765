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

/** Sends a mail to whoever asks, the way all mail goes. */
export async function sendTestMail(scope: MemberScope): Promise<void> {
  await consumeFirstRun(scope);
  const { email } = memberOf(scope.actor).user;
  const write = writing(scope);
  const id = sendMail(write, testMail(email, scope.origin));
  setFirstRun(write, { mailId: id, mailAt: scope.now });
  audit(write, "first_run.mail", "first_run:mail");
  await write.commit();
}

/** Keeps that the legal texts were read, as they are now. */
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

/** Takes the guide off the first page of the desk. It stays on its own. */
export async function putGuideAway(scope: MemberScope): Promise<void> {
  const write = writing(scope);
  setFirstRun(write, { finishedAt: scope.now });
  audit(write, "first_run.finish", "first_run:guide");
  await write.commit();
}
