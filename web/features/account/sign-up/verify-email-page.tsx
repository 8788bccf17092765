import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { mailVerification, verifyByLink, verifyEmail } from "../../../data/auth";
import { renewSession, useSession } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";
import { AccountFrame } from "../auth/account-frame";
import { ConfirmLink } from "../auth/confirm-link";
import { GoOn } from "../auth/go-on";
import { MailAgain } from "../auth/mail-again";
import { MailForm } from "../auth/mail-form";
import { useReturnTo } from "../auth/use-return-to";
import { CodeForm } from "../sign-in/code-form";

export function VerifyEmailPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const email = params.get("email");
  const token = params.get("token");
  // For signed-in users, too: the address may be another one.
  if (token) return <ConfirmAddress token={token} />;
  if (session.state === "signed-in") return <GoOn />;
  if (email) return <EnterCode email={email} />;
  return (
    <AccountFrame
      title="Confirm your e-mail"
      lead="Enter the address you signed up with, and we send a new link and code."
      footer={<AuthLinks />}
    >
      <AskForMail />
    </AccountFrame>
  );
}

/** Asks first: nobody should confirm a sign-up that is not theirs. */
function ConfirmAddress({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<"signed-in" | "confirmed">();
  const confirm = useMutation({
    mutationFn: async () => {
      const { signedIn } = await verifyByLink(token);
      if (signedIn) await renewSession();
      setOutcome(signedIn ? "signed-in" : "confirmed");
    },
  });
  if (outcome === "signed-in") return <GoOn />;
  if (outcome === "confirmed") return <Confirmed />;
  return (
    <ConfirmLink
      change={confirm}
      title="Confirm your e-mail"
      lead={`One press, and this address is confirmed. Only do it if it was you who signed up at ${brand.name}.`}
      usedUp={{
        title: "This link does not work",
        lead: "It is too old, was cut off, or your way of signing in has changed since. We can send you a new one.",
      }}
      label="Confirm my address"
      busyLabel="Confirming…"
      again={<AskForMail />}
      footer={<AuthLinks />}
    />
  );
}

function EnterCode({ email }: { email: string }) {
  return (
    <AccountFrame
      title="Check your mail"
      lead={
        <>
          We have written to <strong className="break-all text-ink">{email}</strong>. Open the link in the mail, or type
          its code here.
        </>
      }
      footer={<AuthLinks />}
    >
      <CodeForm
        label="Confirm and start training"
        busyLabel="Confirming…"
        onCode={async (code) => {
          await verifyEmail(email, code);
          await renewSession();
        }}
      />
      <MailAgain send={() => mailVerification(email)} fresh>
        Send the mail again
      </MailAgain>
      <p className="text-muted text-sm">
        Nothing there? Look in the spam folder. If you have an account already, just sign in.
      </p>
    </AccountFrame>
  );
}

function AskForMail() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return (
    <MailForm
      label="Send the mail"
      onEmail={async (email) => {
        await mailVerification(email);
        navigate(addressOf("verifyEmail", { query: { email, returnTo } }));
      }}
    />
  );
}

function Confirmed() {
  return (
    <AccountFrame
      title="E-mail confirmed"
      lead={
        <span role="status">
          Your address is confirmed and your {brand.trialDays}-day trial is running. Sign in to start training.
        </span>
      }
    >
      <Link to={addressOf("signIn")} className={buttonClass({ size: "lg", block: true })}>
        Sign in
      </Link>
    </AccountFrame>
  );
}

function AuthLinks() {
  return (
    <p>
      <Link className="link" to={addressOf("signUp")}>
        Use another address
      </Link>{" "}
      or{" "}
      <Link className="link" to={addressOf("signIn")}>
        sign in
      </Link>
    </p>
  );
}
