import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PASSWORD_MIN_LENGTH } from "../../../../worker/contract/account-limits";
import { addressOf } from "../../../../worker/contract/addresses";
import { checkResetLink, resetPassword } from "../../../data/auth";
import { endSession } from "../../../lib/session/session";
import { Button, buttonClass } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { AccountFrame } from "../auth/account-frame";
import { NEW_PASSWORD_RULES } from "../auth/field-rules";
import { refusalCode } from "../auth/refusal-code";
import { useAuthForm } from "../auth/use-auth-form";

const RULES = { newPassword: NEW_PASSWORD_RULES };

type Stage = "choose" | "done" | "used-up";

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get("token");
  const [stage, setStage] = useState<Stage>(token ? "choose" : "used-up");
  // A used or expired link is reported before a password is typed. If the check fails, the form is shown.
  useEffect(() => {
    if (!token) return;
    checkResetLink(token).then(
      ({ alive }) => setStage((now) => (now === "choose" && !alive ? "used-up" : now)),
      () => undefined,
    );
  }, [token]);
  if (stage === "done") {
    return (
      <AccountFrame
        title="Password changed"
        lead={<span role="status">For safety you were signed out everywhere. Sign in with the new password.</span>}
      >
        <Link to={addressOf("signIn")} className={buttonClass({ size: "lg", block: true })}>
          Sign in
        </Link>
      </AccountFrame>
    );
  }
  if (stage === "used-up" || !token) {
    return (
      <AccountFrame
        title="This link does not work"
        lead={<span role="status">Each link works once and for a short time. Ask for a new one.</span>}
      >
        <Link to={addressOf("forgotPassword")} className={buttonClass({ size: "lg", block: true })}>
          Send a new link
        </Link>
      </AccountFrame>
    );
  }
  return <ChoosePassword token={token} onStage={setStage} />;
}

function ChoosePassword({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const { attributes, refusals, failure, busy } = useAuthForm(RULES, async ({ newPassword }) => {
    try {
      await resetPassword(token, newPassword);
      endSession();
      onStage("done");
    } catch (error) {
      if (refusalCode(error) !== "INVALID_TOKEN") throw error;
      onStage("used-up");
    }
    return undefined;
  });
  return (
    <AccountFrame title="Choose a new password" lead="All devices that are signed in will be signed out.">
      <form {...attributes} className="grid gap-5">
        <Field label="New password" help={`At least ${PASSWORD_MIN_LENGTH} characters.`} error={refusals.newPassword}>
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Refusal>{failure}</Refusal>
        <Button type="submit" size="lg" block busy={busy} busyLabel="Saving…">
          Save new password
        </Button>
      </form>
    </AccountFrame>
  );
}
