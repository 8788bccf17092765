import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { mailPasswordReset } from "../../../data/auth";
import { AccountFrame } from "../auth/account-frame";
import { MailAgain } from "../auth/mail-again";
import { MailForm } from "../auth/mail-form";

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <p>
      <Link className="link" to={addressOf("signIn")}>
        Back to sign in
      </Link>
    </p>
  );
  if (sentTo) {
    return (
      <AccountFrame
        key="sent"
        title="Check your mail"
        lead={
          <span role="status">
            If there is an account for <strong className="break-all text-ink">{sentTo}</strong>, a mail with a link to
            choose a new password is on its way.
          </span>
        }
        footer={back}
      >
        <MailAgain send={() => mailPasswordReset(sentTo)} fresh sent="A new e-mail is on its way.">
          Send the mail again
        </MailAgain>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Reset your password"
      lead="Tell us your e-mail address, and we send a link to choose a new one."
      footer={back}
    >
      <MailForm
        label="Send the link"
        onEmail={async (email) => {
          await mailPasswordReset(email);
          setSentTo(email);
        }}
      />
    </AccountFrame>
  );
}
