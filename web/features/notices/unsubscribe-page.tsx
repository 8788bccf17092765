import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import type { Unsubscribed } from "../../../worker/contract/notices";
import { NOTICE_TOPICS, type NoticeTopic } from "../../../worker/contract/notices-limits";
import { send } from "../../lib/http/call";
import { shownMessage } from "../../lib/http/request-error";
import { Alert } from "../../ui/alert";
import { Button, buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";

/**
 * Landing page of a mail's unsubscribe link, signed in or not. Mail programs open links, so only a press changes
 * anything.
 */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const topic = NOTICE_TOPICS.find((each) => token.split(".")[1] === each);
  const [stopped, setStopped] = useState<NoticeTopic | null>(null);
  const stop = useMutation({
    mutationFn: async () => {
      const address = addressOf("unsubscribe", { query: { token } });
      setStopped((await send<Unsubscribed>("POST", address)).topic);
    },
  });
  if (stopped) return <Done topic={stopped} />;
  return (
    <div className="page grid content-start gap-8 py-12 sm:py-20">
      <PageHeader
        title="Unsubscribe"
        lead={
          topic
            ? `${brand.name} will send you no more mail about ${WHAT[topic]}. Everything else stays as it is.`
            : "This link is not complete. Open it again from the mail."
        }
      />
      {stop.error ? <Alert tone="danger">{shownMessage(stop.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {topic ? (
          <Button size="lg" busy={stop.isPending} busyLabel="Unsubscribing…" onClick={() => stop.mutate()}>
            Unsubscribe
          </Button>
        ) : null}
        <AllSettings />
      </div>
    </div>
  );
}

function Done({ topic }: { topic: NoticeTopic }) {
  const page = useRef<HTMLDivElement>(null);
  // The pressed button is gone: focus moves to the result.
  useEffect(() => page.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={page} className="page grid content-start gap-8 py-12 sm:py-20">
      <PageHeader
        title="You are unsubscribed"
        lead={`There will be no more mail about ${WHAT[topic]}. You can turn it on again in your settings.`}
      />
      <div>
        <AllSettings />
      </div>
    </div>
  );
}

const AllSettings = () => (
  <Link to={addressOf("settings", { hash: "notices" })} className={buttonClass({ variant: "secondary", size: "lg" })}>
    All mail settings
  </Link>
);

const WHAT: Record<NoticeTopic, string> = {
  messages: "new messages",
  programs: "new weeks",
  community: "the community",
  letters: "the coach's letters",
  membership: "the end of your trial",
  moderation: "what members report",
  training: "the week's training",
};
