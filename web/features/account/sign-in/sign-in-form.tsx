import { Mail } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { mailSignIn, signIn } from "../../../data/auth";
import { renewSession } from "../../../lib/session/session";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { EMAIL_RULES, TYPED_PASSWORD_RULES } from "../auth/field-rules";
import { refusalCode } from "../auth/refusal-code";
import { useAuthForm } from "../auth/use-auth-form";

const RULES = { email: EMAIL_RULES, password: TYPED_PASSWORD_RULES };

export function SignInForm({ returnTo }: { returnTo: string | null }) {
  const navigate = useNavigate();
  const [byMail, setByMail] = useState(false);
  const { attributes, refusals, failure, busy, submit } = useAuthForm(RULES, async (typed) => {
    const email = typed.email.trim();
    setByMail(false);
    try {
      await signIn({ email, password: typed.password });
      await renewSession();
    } catch (error) {
      if (refusalCode(error) !== "EMAIL_NOT_VERIFIED") throw error;
      navigate(addressOf("verifyEmail", { query: { email } }));
    }
    return undefined;
  });

  const sendMail = async (typed: { email: string }) => {
    const email = typed.email.trim();
    setByMail(true);
    await mailSignIn(email, returnTo);
    navigate(addressOf("signInCode", { query: { email, returnTo } }));
    return undefined;
  };

  return (
    <form {...attributes} className="grid gap-5">
      <Field label="E-mail" error={refusals.email}>
        {/* "webauthn" makes the browser offer passkeys in this field. */}
        <TextInput name="email" type="email" autoComplete="username webauthn" />
      </Field>
      <Field label="Password" error={refusals.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Link className="link -mt-2 justify-self-start py-1 text-sm" to={addressOf("forgotPassword")}>
        Forgot your password?
      </Link>
      <Refusal>{failure}</Refusal>
      <Button type="submit" size="lg" block busy={busy && !byMail} busyLabel="Signing in…">
        Sign in
      </Button>
      <Button
        variant="secondary"
        block
        icon={<Mail aria-hidden strokeWidth={1.75} />}
        busy={busy && byMail}
        busyLabel="Sending…"
        onClick={() => submit(sendMail, ["email"])}
      >
        E-mail me a sign-in link
      </Button>
    </form>
  );
}
