import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { mailSignIn, signInByCode, signInByLink } from "../../../data/auth";
import { renewSession, useSession } from "../../../lib/session/session";
import { AccountFrame } from "../auth/account-frame";
import { ConfirmLink } from "../auth/confirm-link";
import { GoOn } from "../auth/go-on";
import { MailAgain } from "../auth/mail-again";
import { MailForm } from "../auth/mail-form";
import { useReturnTo } from "../auth/use-return-to";
import { CodeForm } from "./code-form";

export function SignInCodePage() {
  const session = useSession();
  const [params] = useSearchParams();
  const token = params.get("token");
  const email = params.get("email");
  if (session.state === "signed-in") return <GoOn />;
  if (token) return <SignInByLink token={token} />;
  if (email) return <EnterCode email={email} />;
  return (
    <AccountFrame title="Sign in by e-mail" lead="We send a link and a code that work once." footer={<OtherWay />}>
      <AskForMail />
    </AccountFrame>
  );
}

function SignInByLink({ token }: { token: string }) {
  const enter = useMutation({
    mutationFn: async () => {
      await signInByLink(token);
      await renewSession();
    },
  });
  return (
    <ConfirmLink
      change={enter}
      title="Welcome back"
      lead="One press and you are in."
      usedUp={{
        title: "This link is used up",
        lead: "Each link works once and for a short time. We can send you a new one.",
      }}
      label="Sign in"
      busyLabel="Signing in…"
      again={<AskForMail />}
      footer={<OtherWay />}
    />
  );
}

function EnterCode({ email }: { email: string }) {
  const returnTo = useReturnTo();
  return (
    <AccountFrame
      title="Check your mail"
      lead={
        <>
          If there is an account for <strong className="break-all text-ink">{email}</strong>, a mail is on its way. Open
          its link, or type its code here.
        </>
      }
      footer={<OtherWay />}
    >
      <CodeForm
        label="Sign in"
        busyLabel="Signing in…"
        onCode={async (code) => {
          await signInByCode(email, code);
          await renewSession();
        }}
      />
      <MailAgain send={() => mailSignIn(email, returnTo)} fresh>
        Send the mail again
      </MailAgain>
    </AccountFrame>
  );
}

function AskForMail() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return (
    <MailForm
      label="E-mail me a sign-in link"
      onEmail={async (email) => {
        await mailSignIn(email, returnTo);
        navigate(addressOf("signInCode", { query: { email, returnTo } }));
      }}
    />
  );
}

function OtherWay() {
  const returnTo = useReturnTo();
  return (
    <p>
      <Link className="link" to={addressOf("signIn", { query: { returnTo } })}>
        Sign in another way
      </Link>
    </p>
  );
}
