import { useMutation } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import type { SignInMethods } from "../../../worker/contract/account";
import { shownMessage } from "../../lib/request-error";
import { Button } from "../../ui/button";
import { signInByProvider } from "./account-calls";
import { FormRefusal } from "./form-refusal";

type ProviderSignInsProps = { providers: SignInMethods["providers"]; returnTo: string | null };

export function ProviderSignIns({ providers, returnTo }: ProviderSignInsProps) {
  const start = useMutation({
    mutationFn: (provider: string) => signInByProvider(provider, returnTo),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          block
          icon={<LogIn aria-hidden strokeWidth={1.75} />}
          busy={start.isPending && start.variables === id}
          busyLabel={`Going to ${name}…`}
          onClick={() => start.mutate(id)}
        >
          Continue with {name}
        </Button>
      ))}
      <FormRefusal>{start.error ? shownMessage(start.error) : undefined}</FormRefusal>
    </>
  );
}
