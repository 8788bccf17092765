import { Download } from "lucide-react";
import { useState } from "react";
import { dataByRequest } from "../../../../worker/contract/data-by-request";
import { startExport } from "../../../data/account";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { TYPED_PASSWORD_RULES } from "../auth/field-rules";
import { refusalCode } from "../auth/refusal-code";
import { IdentityCheck, SignInAgain } from "./identity-check";
import { useAccountForm } from "./use-account-form";

export function DownloadData({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <p className="text-muted text-sm">{dataByRequest()}</p>
      <IdentityCheck section="data">
        {({ hasPassword }) => <DownloadForm email={email} hasPassword={hasPassword} />}
      </IdentityCheck>
    </div>
  );
}

function DownloadForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [state, setState] = useState<"idle" | "started" | "stale">("idle");
  const { form, submit, busy, refusal } = useAccountForm({ defaultValues: { password: "" } }, async ({ password }) => {
    try {
      const { url } = await startExport(hasPassword ? { password } : {});
      save(url);
    } catch (error) {
      if (refusalCode(error) !== "SESSION_NOT_FRESH") throw error;
      return setState("stale");
    }
    form.reset();
    setState("started");
  });
  if (state === "stale") return <SignInAgain section="data" />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <Field label="Your password" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password", TYPED_PASSWORD_RULES)} />
        </Field>
      ) : null}
      <Refusal>{refusal}</Refusal>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        icon={<Download aria-hidden strokeWidth={1.75} />}
        busy={busy}
        busyLabel="Preparing…"
      >
        Download my data
      </Button>
      {state === "started" ? (
        <Alert tone="success" live title="Your download has started">
          With many videos it can take a while. Unpack the file and open index.html.
        </Alert>
      ) : null}
    </form>
  );
}

/** Starts a download by a link: the browser streams it to disk, whatever its size. */
function save(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
