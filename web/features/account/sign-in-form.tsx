import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { renewSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { PasswordInput } from "../../ui/password-input";
import { TextInput } from "../../ui/text-input";
import { mailSignIn, signIn } from "./account-calls";
import { doorAddress } from "./account-links";
import { EMAIL_RULES, TYPED_PASSWORD_RULES } from "./field-rules";
import { FormRefusal } from "./form-refusal";
import { refusalCode, showRefusal } from "./use-account-form";

type Values = { email: string; password: string };

export function SignInForm({ returnTo }: { returnTo: string | null }) {
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;

  const withPassword = useMutation({
    mutationFn: signIn,
    onSuccess: () => renewSession(),
    onError: (error, { email }) => {
      if (refusalCode(error) === "EMAIL_NOT_VERIFIED") navigate(doorAddress("verifyEmail", { email }));
      else showRefusal(form, error);
    },
  });
  const withMail = useMutation({
    mutationFn: (email: string) => mailSignIn(email, returnTo),
    onSuccess: (_done, email) => navigate(doorAddress("signInCode", { email, returnTo })),
    onError: (error) => showRefusal(form, error),
  });
  const busy = withPassword.isPending || withMail.isPending;

  const sendMail = async () => {
    form.clearErrors();
    if (await form.trigger("email", { shouldFocus: true })) withMail.mutate(form.getValues("email").trim());
  };

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!busy) withPassword.mutate({ ...values, email: values.email.trim() });
      })}
      className="grid gap-5"
    >
      <Field label="E-mail" error={errors.email?.message}>
        {/* "webauthn" lets the browser offer a passkey right in the field. */}
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("email", EMAIL_RULES)}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password", TYPED_PASSWORD_RULES)} />
      </Field>
      <Link className="link -mt-2 justify-self-start py-1 text-sm" to={doorAddress("forgotPassword", { email: null })}>
        Forgot your password?
      </Link>
      <FormRefusal>{errors.root?.message}</FormRefusal>
      <Button type="submit" size="lg" block busy={withPassword.isPending} busyLabel="Signing in…">
        Sign in
      </Button>
      <Button
        variant="secondary"
        block
        icon={<Mail aria-hidden strokeWidth={1.75} />}
        busy={withMail.isPending}
        busyLabel="Sending…"
        onClick={sendMail}
      >
        E-mail me a sign-in link
      </Button>
    </form>
  );
}
