import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import { markFirstWeek } from "../../data/first-week";
import { once } from "../../data/once";
import { useChange } from "../../data/use-change";
import { dayOf } from "../../lib/format/day-of";
import { api, call } from "../../lib/http/api";
import { failureText } from "../../lib/http/failure-text";
import { useCallKey } from "../../lib/http/use-call-key";
import { AlertLine } from "../../ui/alert-line";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { useCardTop } from "./use-card-top";

/** Recommends to ask the coach first; it locks nothing, and training stays open. */
export function CoachFirst({ asked }: { asked: string | null }) {
  const heading = useCardTop();
  const { firstName } = brand.coach;
  return (
    <>
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
          {asked ? `${firstName} has your message` : `A word with ${firstName} first`}
        </h1>
        <p className="text-muted">
          {asked
            ? `You wrote on ${dayOf(asked)}. Once ${firstName} says go ahead, your first session stands here, and a mail tells you.`
            : `By what you have answered, ${firstName} should know you before your first session. Say hello: the message is ready.`}
        </p>
      </header>
      {asked ? (
        <p className="flex items-center gap-3 rounded-md border border-line bg-raised p-4">
          <Check aria-hidden className="size-5.5 shrink-0 text-success" strokeWidth={2.5} />
          <Link to={addressOf("messages")} className="link">
            Read on in your messages
          </Link>
        </p>
      ) : (
        <Prepared />
      )}
      <p className="max-w-prose text-muted text-sm">
        We recommend to wait for that. Nothing is locked meanwhile:{" "}
        <Link to={addressOf("dashboard")} className="link">
          your training is open as always
        </Link>
        .
      </p>
    </>
  );
}

/** A prepared message. It quotes no health answer, because assistants read messages too. */
function Prepared() {
  const { firstName } = brand.coach;
  const [content, setContent] = useState(
    `Hi ${firstName}, I am new here and would like to talk with you before my first session. When is a good time?`,
  );
  const send = useSend();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (content.trim()) send.mutate(content.trim());
      }}
    >
      <Field
        label={`Your message to ${firstName}`}
        help={`Assistants read messages too. What you have answered on the cards is in none: ${firstName} sees it where only head coaches look.`}
      >
        <TextArea
          grow
          maxLength={MESSAGE_LIMITS.content}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <AlertLine>{failureText(send.error)}</AlertLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" className="min-h-14 flex-1" busy={send.isPending} busyLabel="Sending…">
          Send to {firstName}
        </Button>
        <Link to={addressOf("dashboard")} className={`${buttonClass({ variant: "quiet", size: "lg" })} min-h-14`}>
          Later
        </Link>
      </div>
    </form>
  );
}

function useSend() {
  const keyOf = useCallKey();
  const send = async (content: string) => {
    const json = { content, messageType: "general" as const };
    await call(api.api.messages.$post({ json }, once(keyOf(content))));
    await markFirstWeek("asked");
  };
  return useChange("firstWeek", send, { networkMode: "always" });
}
