import { useMutation } from "@tanstack/react-query";
import { shownMessage } from "../../../lib/http/request-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { useCoolDown } from "./use-cool-down";

const COOL_DOWN_SECONDS = 60;
const SENT = "A new e-mail is on its way. Only the newest code works.";

type MailAgainProps = { send: () => Promise<unknown>; children: string; fresh?: boolean; sent?: string };

/** Sends the mail again, at most once a minute. `fresh`: the first one has just been sent. */
export function MailAgain({ send, children, fresh = false, sent = SENT }: MailAgainProps) {
  const { left, start } = useCoolDown(fresh ? COOL_DOWN_SECONDS : 0);
  const mail = useMutation({
    mutationFn: async () => {
      await send();
      start(COOL_DOWN_SECONDS);
    },
  });
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        block
        disabled={left > 0}
        busy={mail.isPending}
        busyLabel="Sending…"
        onClick={() => mail.mutate()}
      >
        <span className="tabular-nums">{left > 0 ? `${children} (${left} s)` : children}</span>
      </Button>
      {mail.isSuccess ? (
        <Alert tone="success" live>
          {sent}
        </Alert>
      ) : null}
      <Refusal>{mail.error ? shownMessage(mail.error) : null}</Refusal>
    </div>
  );
}
