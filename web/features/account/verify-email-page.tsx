import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { renewSession, useSession } from "../../lib/session";
import { useTitle } from "../../shell/use-title";
import { Alert } from "../../ui/alert";
import { buttonClass } from "../../ui/button";
import { AccountFrame } from "./account-frame";
import { doorAddress } from "./account-links";
import { CodeForm } from "./code-form";
import { mailVerification, verifyEmail } from "./door-calls";
import { GoOn } from "./go-on";
import { MailAgain } from "./mail-again";
import { MailForm } from "./mail-form";
import { useReturnTo } from "./use-return-to";

export function VerifyEmailPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const email = params.get("email");
  useTitle("Confirm your e-mail");
  if (session.state === "signed-in") return <GoOn />;
  if (params.get("status") === "verified" && session.state !== "loading") return <AlreadyVerified />;
  if (email) return <EnterCode email={email} failed={params.get("status")} />;
  return <AskForMail failed={params.get("status")} />;
}

function EnterCode({ email, failed }: { email: string; failed: string | null }) {
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
      <LinkFailure status={failed} />
      <CodeForm
        label="Confirm and start training"
        busyLabel="Confirming…"
        onCode={async (code) => {
          await verifyEmail(email, code);
          await renewSession();
        }}
      />
      <MailAgain send={() => mailVerification(email)} fresh={!failed}>
        Send the mail again
      </MailAgain>
      <p className="text-muted text-sm">
        Nothing there? Look in the spam folder. If you have an account already, just sign in.
      </p>
    </AccountFrame>
  );
}

function AskForMail({ failed }: { failed: string | null }) {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return (
    <AccountFrame
      title="Confirm your e-mail"
      lead="Enter the address you signed up with, and we send a new link and code."
      footer={<Doors />}
    >
      <LinkFailure status={failed} />
      <MailForm
        label="Send the mail"
        onEmail={async (email) => {
          await mailVerification(email);
          navigate(doorAddress("verifyEmail", { email, returnTo }));
        }}
      />
    </AccountFrame>
  );
}

function AlreadyVerified() {
  return (
    <AccountFrame
      title="E-mail confirmed"
      lead={`Your address is confirmed and your ${brand.trialDays}-day trial is running. Sign in to start training.`}
    >
      <Link to={doorAddress("signIn", {})} className={buttonClass({ size: "lg", block: true })}>
        Sign in
      </Link>
    </AccountFrame>
  );
}

function LinkFailure({ status }: { status: string | null }) {
  if (status === "expired") {
    return (
      <Alert tone="warning" title="This link is too old">
        Links in our mails work for a limited time. Ask for a new one below.
      </Alert>
    );
  }
  if (status === "invalid") {
    return (
      <Alert tone="warning" title="This link does not work">
        It may have been cut off, or a newer mail has replaced it. Ask for a new one below.
      </Alert>
    );
  }
  return null;
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
