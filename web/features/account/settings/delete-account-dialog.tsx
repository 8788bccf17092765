import { useId } from "react";
import { useNavigate } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { DELETION_WORD } from "../../../../worker/contract/account-limits";
import { addressOf } from "../../../../worker/contract/addresses";
import { deleteAccount } from "../../../data/account";
import { endSession } from "../../../lib/session/session";
import { forgetMember } from "../../../shell/forget-member";
import { suspendSignInRedirect } from "../../../shell/sign-in-redirect";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { TYPED_PASSWORD_RULES } from "../auth/field-rules";
import { useAccountForm } from "./use-account-form";

type DeleteAccountDialogProps = {
  user: CurrentUser;
  hasPassword: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteAccountDialog({ user, hasPassword, open, onOpenChange }: DeleteAccountDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { form, submit, busy, refusal } = useAccountForm(
    { defaultValues: { confirmation: "", password: "" } },
    async ({ password }) => {
      const release = suspendSignInRedirect();
      try {
        await deleteAccount({ confirmation: DELETION_WORD, ...(hasPassword ? { password } : {}) });
        await forgetMember(user.id);
        navigate(addressOf("signOut"), { replace: true, state: { deleted: user.email } });
        endSession();
      } finally {
        release();
      }
    },
  );
  const { errors } = form.formState;
  const close = (next: boolean) => {
    if (busy) return;
    if (!next) form.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      dismissible={!busy}
      size="sm"
      title="Delete your account?"
      description="This cannot be undone, not even by us."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => close(false)}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Deleting…">
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field label={`Type ${DELETION_WORD} to confirm`} error={errors.confirmation?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register("confirmation", CONFIRMATION_RULES)}
          />
        </Field>
        {hasPassword ? (
          <Field label="Your password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register("password", TYPED_PASSWORD_RULES)} />
          </Field>
        ) : null}
        <Refusal>{refusal}</Refusal>
      </form>
    </Dialog>
  );
}

const CONFIRMATION_RULES = {
  validate: (typed: string) => typed.trim().toUpperCase() === DELETION_WORD || `Type ${DELETION_WORD} to confirm.`,
};
