import { useMutation } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import type { SignInMethods } from "../../../../worker/contract/account";
import { signInByProvider } from "../../../data/auth";
import { shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";

type ProviderSignInsProps = { providers: SignInMethods["providers"]; returnTo: string | null };

export function ProviderSignIns({ providers, returnTo }: ProviderSignInsProps) {
  const start = useMutation({
    mutationFn: async (provider: string) => {
      const { url } = await signInByProvider(provider, returnTo);
      window.location.assign(url);
    },
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
          onClick={() => !start.isPending && start.mutate(id)}
        >
          Continue with {name}
        </Button>
      ))}
      <Refusal>{start.error ? shownMessage(start.error) : undefined}</Refusal>
    </>
  );
}
