import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { shownMessage } from "../../lib/request-error";
import { renewSession, useSession } from "../../lib/session";
import { useAction } from "../../lib/use-action";
import { useTitle } from "../../shell/use-title";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { AccountFrame } from "./account-frame";
import { doorAddress } from "./account-links";
import { CodeForm } from "./code-form";
import { mailSignIn, signInByCode, signInByLink } from "./door-calls";
import { GoOn } from "./go-on";
import { MailAgain } from "./mail-again";
import { MailForm } from "./mail-form";
import { refusalCode } from "./refusal-code";
import { useReturnTo } from "./use-return-to";

export function SignInCodePage() {
  const session = useSession();
  const [params] = useSearchParams();
  const token = params.get("token");
  const email = params.get("email");
  useTitle("Sign in");
  if (session.state === "signed-in") return <GoOn />;
  if (token) return <ConfirmLink token={token} />;
  if (email) return <EnterCode email={email} />;
  return (
    <AccountFrame title="Sign in by e-mail" lead="We send a link and a code that work once." footer={<OtherWay />}>
      <AskForMail />
    </AccountFrame>
  );
}

/** A button rather than an effect: mail scanners open links, and the token works once. */
function ConfirmLink({ token }: { token: string }) {
  const enter = useAction(async () => {
    await signInByLink(token);
    await renewSession();
  });
  const usedUp = refusalCode(enter.error) === "INVALID_TOKEN";
  return (
    <AccountFrame
      title={usedUp ? "This link is used up" : "Welcome back"}
      lead={
        usedUp ? "Each link works once and for a short time. We can send you a new one." : "One press and you are in."
      }
      footer={<OtherWay />}
    >
      {enter.error ? (
        <Alert tone={usedUp ? "warning" : "danger"} live>
          {shownMessage(enter.error)}
        </Alert>
      ) : null}
      {usedUp ? (
        <AskForMail />
      ) : (
        <Button size="lg" block busy={enter.busy} busyLabel="Signing in…" onClick={() => enter.run()}>
          Sign in
        </Button>
      )}
    </AccountFrame>
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
        navigate(doorAddress("signInCode", { email, returnTo }));
      }}
    />
  );
}

function OtherWay() {
  const returnTo = useReturnTo();
  return (
    <p>
      <Link className="link" to={doorAddress("signIn", { returnTo })}>
        Sign in another way
      </Link>
    </p>
  );
}
