import { type FormEvent, useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import type { FirstRun, FirstRunStep } from "../../../../worker/contract/first-run";
import { type FirstRunAct, useFirstRunAct } from "../../../data/first-run";
import { failureText } from "../../../lib/http/failure-text";
import { refusalsOf } from "../../../lib/http/issues-of";
import { Button } from "../../../ui/button";
import { Field, FieldError } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { isDone } from "./start-words";

type Props = { step: FirstRunStep; standing: FirstRun };

/** Actions of a step that are done on this page. */
export function StartActs({ step, standing }: Props) {
  const { hasKeys, wantsPrices, legalOf } = standing;
  const again = isDone(step);
  if (step.name === "address") {
    return <Act again={again} step={{ act: "mail" }} label="Send me a test mail" busyLabel="Sending…" />;
  }
  if (step.name === "payments" && hasKeys) {
    return (
      <>
        {wantsPrices ? <Prices /> : null}
        <Act again={again} step={{ act: "payments" }} label="Try keys and events" busyLabel="Asking the provider…" />
      </>
    );
  }
  const [particulars, read] = step.checks;
  if (step.name === "legal" && particulars?.state === "done" && read?.state !== "done") {
    return <Act step={{ act: "legal", of: legalOf }} label="I have read both texts" busyLabel="Keeping…" />;
  }
  return null;
}

type ActProps = { step: FirstRunAct; label: string; busyLabel: string; again?: boolean };

function Act({ step, label, busyLabel, again = false }: ActProps) {
  const act = useFirstRunAct();
  const failed = failureText(act.error);
  return (
    <>
      <Button
        size="sm"
        variant={again ? "secondary" : "primary"}
        busy={act.isPending}
        busyLabel={busyLabel}
        onClick={() => act.mutate(step)}
      >
        {label}
      </Button>
      <div role="alert" className="order-last basis-full empty:hidden">
        {failed ? <FieldError>{failed}</FieldError> : null}
      </div>
    </>
  );
}

const cents = (typed: string) => (typed.trim() === "" ? null : Math.round(Number(typed.replace(",", ".")) * 100));

/** Sets the prices: reuses the payment provider's existing price of that amount, else creates it. */
function Prices() {
  const act = useFirstRunAct();
  const [typed, setTyped] = useState({ monthlyCents: "", annualCents: "" });
  const problems = refusalsOf(act.error, (path) => path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const prices = { monthlyCents: cents(typed.monthlyCents), annualCents: cents(typed.annualCents) };
    // Text that is no number is sent as it is: the server refuses it in words.
    act.mutate({ act: "prices", prices: prices as { monthlyCents: number; annualCents: number } });
  };
  const field = (name: keyof typeof typed, label: string) => (
    <Field label={`${label}, in ${brand.currency}`} error={problems[name]} className="w-40">
      <TextInput
        inputMode="decimal"
        value={typed[name]}
        onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
      />
    </Field>
  );
  const failed = Object.keys(problems).length ? undefined : failureText(act.error);
  return (
    <form noValidate onSubmit={submit} className="flex basis-full flex-wrap items-start gap-4 pb-2">
      {field("monthlyCents", "A month")}
      {field("annualCents", "A year")}
      <Button type="submit" variant="secondary" busy={act.isPending} busyLabel="Asking Stripe…" className="sm:mt-6.5">
        Use these prices
      </Button>
      <div role="alert" className="basis-full empty:hidden">
        {failed ? <FieldError>{failed}</FieldError> : null}
      </div>
    </form>
  );
}

/** Says what is still missing, or that nothing is; and ends the guide. */
export function StartEnd({ standing }: { standing: FirstRun }) {
  const { isReady, isAway, steps } = standing;
  const act = useFirstRunAct();
  const open = steps.filter((step) => !isDone(step)).length;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 max-w-prose flex-1 basis-64 text-muted text-sm">
        {isAway
          ? "The guide is off the first page of the desk. It stays here."
          : isReady
            ? "Put the guide away: it stays here, under Site."
            : `You can put the guide away before ${open === 1 ? "the last step is" : `the last ${open} steps are`} done. It stays here, under Site.`}
        {act.error ? <span className="block text-danger">{failureText(act.error)}</span> : null}
      </p>
      {isAway ? null : (
        <Button
          variant={isReady ? "primary" : "secondary"}
          busy={act.isPending}
          busyLabel="Putting away…"
          onClick={() => act.mutate({ act: "finish" })}
        >
          Put the guide away
        </Button>
      )}
    </div>
  );
}
