import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { shownMessage } from "../../lib/request-error";
import { renewSession, useSession } from "../../lib/session";
import { useAction } from "../../lib/use-action";
import { useTitle } from "../../shell/use-title";
import { Alert } from "../../ui/alert";
import { Button, buttonClass } from "../../ui/button";
import { AccountFrame } from "./account-frame";
import { doorAddress } from "./account-links";
import { CodeForm } from "./code-form";
import { mailVerification, verifyByLink, verifyEmail } from "./door-calls";
import { GoOn } from "./go-on";
import { MailAgain } from "./mail-again";
import { MailForm } from "./mail-form";
import { refusalCode } from "./refusal-code";
import { useReturnTo } from "./use-return-to";

export function VerifyEmailPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const email = params.get("email");
  const token = params.get("token");
  useTitle("Confirm your e-mail");
  // Also for somebody who is signed in: the address may be another than theirs.
  if (token) return <ConfirmLink token={token} />;
  if (session.state === "signed-in") return <GoOn />;
  if (email) return <EnterCode email={email} />;
  return (
    <AccountFrame
      title="Confirm your e-mail"
      lead="Enter the address you signed up with, and we send a new link and code."
      footer={<Doors />}
    >
      <AskForMail />
    </AccountFrame>
  );
}

/** A button rather than an effect: mail scanners open links, and nobody should confirm what they did not sign up for. */
function ConfirmLink({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<"signed-in" | "confirmed">();
  const confirm = useAction(async () => {
    const { signedIn } = await verifyByLink(token);
    if (signedIn) await renewSession();
    setOutcome(signedIn ? "signed-in" : "confirmed");
  });
  if (outcome === "signed-in") return <GoOn />;
  if (outcome === "confirmed") return <Confirmed />;
  const usedUp = refusalCode(confirm.error) === "INVALID_TOKEN";
  return (
    <AccountFrame
      title={usedUp ? "This link does not work" : "Confirm your e-mail"}
      lead={
        usedUp
          ? "It is too old, was cut off, or your way of signing in has changed since. We can send you a new one."
          : `One press, and this address is confirmed. Only do it if it was you who signed up at ${brand.name}.`
      }
      footer={<Doors />}
    >
      {confirm.error ? (
        <Alert tone={usedUp ? "warning" : "danger"} live>
          {shownMessage(confirm.error)}
        </Alert>
      ) : null}
      {usedUp ? (
        <AskForMail />
      ) : (
        <Button size="lg" block busy={confirm.busy} busyLabel="Confirming…" onClick={() => confirm.run()}>
          Confirm my address
        </Button>
      )}
    </AccountFrame>
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
      footer={<Doors />}
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
        navigate(doorAddress("verifyEmail", { email, returnTo }));
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
      <Link to={doorAddress("signIn", {})} className={buttonClass({ size: "lg", block: true })}>
        Sign in
      </Link>
    </AccountFrame>
  );
}

function Doors() {
  return (
    <p>
      <Link className="link" to={doorAddress("signUp", {})}>
        Use another address
      </Link>{" "}
      or{" "}
      <Link className="link" to={doorAddress("signIn", {})}>
        sign in
      </Link>
    </p>
  );
}
