import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "../../../../worker/contract/account-limits";
import { changePassword } from "../../../data/account";
import { mailPasswordReset } from "../../../data/auth";
import { changed } from "../../../data/changed";
import { shownMessage } from "../../../lib/http/request-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { useToast } from "../../../ui/toast-context";
import { NEW_PASSWORD_RULES, TYPED_PASSWORD_RULES } from "../auth/field-rules";
import { refusalCode } from "../auth/refusal-code";
import { useAccountForm } from "./use-account-form";

export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [without, setWithout] = useState(false);
  const { form, submit, busy, refusal } = useAccountForm(
    { defaultValues: { currentPassword: "", newPassword: "" } },
    async (values) => {
      try {
        await changePassword(values);
      } catch (error) {
        if (refusalCode(error) !== "CREDENTIAL_ACCOUNT_NOT_FOUND") throw error;
        return setWithout(true);
      }
      form.reset();
      toast({ title: "Password changed", description: "All other devices are signed out.", tone: "success" });
      await changed(client, "sessions");
    },
  );
  const { errors } = form.formState;
  if (without) return <MailInstead email={email} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* Tells password managers to which account the password belongs. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword", TYPED_PASSWORD_RULES)} />
      </Field>
      <Field
        label="New password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register("newPassword", NEW_PASSWORD_RULES)} />
      </Field>
      <Refusal>{refusal}</Refusal>
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Changing…">
        Change password
      </Button>
    </form>
  );
}

/** For accounts without a password, which have only used links or providers. */
function MailInstead({ email }: { email: string }) {
  const mail = useMutation({ mutationFn: () => mailPasswordReset(email) });
  if (mail.isSuccess) {
    return (
      <Alert tone="success" live>
        A mail with a link to choose a password is on its way to {email}.
      </Alert>
    );
  }
  return (
    <>
      <Alert live title="Your account has no password yet">
        We can send you a link to choose one.
      </Alert>
      <Refusal>{mail.error ? shownMessage(mail.error) : undefined}</Refusal>
      <Button className="justify-self-start" busy={mail.isPending} busyLabel="Sending…" onClick={() => mail.mutate()}>
        Send the link
      </Button>
    </>
  );
}
