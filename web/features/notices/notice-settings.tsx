import type { NoticePreferences } from "../../../worker/contract/notices";
import { type NoticeTopic, topicsOf } from "../../../worker/contract/notices-limits";
import { useChoose, usePreferences } from "../../data/notices";
import { shownMessage } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { NotLoaded } from "../../shell/not-loaded";
import { FieldGroup } from "../../ui/field-group";
import { Switch } from "../../ui/switch";
import { useDevicePush } from "./use-device-push";

/** Settings of mails and pushes. Each switch saves at once. */
export function NoticeSettings() {
  const query = usePreferences();
  const { data } = query;
  const session = useSession();
  const topics = topicsOf(session.state === "signed-in" ? session.user : { role: "user" });
  if (query.error || !data) {
    return (
      <NotLoaded
        query={query}
        headingLevel={3}
        label="Loading your choices"
        className="grid gap-4"
        bars={topics.map(() => "h-11 w-full")}
      />
    );
  }
  return <Choices preferences={data} topics={topics} />;
}

function Choices({ preferences, topics }: { preferences: NoticePreferences; topics: readonly NoticeTopic[] }) {
  const choose = useChoose();
  return (
    <div className="grid gap-8">
      <FieldGroup legend="By e-mail">
        <div className="divide-y divide-line border-line border-y">
          {topics.map((topic) => (
            <Switch
              key={topic}
              label={MAIL_WORDS[topic].label}
              help={MAIL_WORDS[topic].help}
              checked={preferences.mail[topic]}
              onChange={(event) => choose.mutate({ channel: "mail", topic, wanted: event.target.checked })}
              className="py-3"
            />
          ))}
        </div>
      </FieldGroup>
      <PushSettings
        preferences={preferences}
        topics={topics}
        onChoose={(topic, wanted) => choose.mutate({ channel: "push", topic, wanted })}
      />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {choose.error ? shownMessage(choose.error, "Your choice could not be saved.") : null}
      </p>
    </div>
  );
}

const MAIL_WORDS: Record<NoticeTopic, { label: string; help: string }> = {
  messages: { label: "New messages", help: "At most one mail an hour and conversation." },
  programs: { label: "New weeks", help: "When the coach has published a week." },
  community: { label: "Community", help: "Once a day, when others have answered or reacted to you." },
  letters: { label: "Letters from the coach", help: "Now and then, to all members or to some." },
  membership: { label: "End of my trial or access", help: "A reminder two or three days before." },
  moderation: { label: "Reports", help: "When members report a post or comment; at most one mail an hour." },
  training: {
    label: "The week's training",
    help: "On Monday: who trained and who did not, records, and notes without an answer.",
  },
};

type PushSettingsProps = {
  preferences: NoticePreferences;
  topics: readonly NoticeTopic[];
  onChoose: (topic: NoticeTopic, wanted: boolean) => void;
};

/** Push settings: on or off for this browser, and topics. Nothing if the club sends none or the browser cannot. */
function PushSettings({ preferences, topics, onChoose }: PushSettingsProps) {
  const { state, turn } = useDevicePush(preferences.pushKey);
  if (state === undefined || state === "unable") return null;
  return (
    <FieldGroup
      legend="As a notification on your devices"
      help={
        state === "blocked"
          ? "This browser blocks notifications of this site. Allow them in its settings for the site, then load the page again."
          : undefined
      }
    >
      <div className="divide-y divide-line border-line border-y">
        <Switch
          label="On this device"
          help="For as long as you are signed in here."
          checked={state === "on"}
          disabled={state === "blocked"}
          onChange={(event) => (turn.isPending ? undefined : turn.mutate(event.target.checked))}
          className="py-3"
        />
        {state === "on"
          ? topics
              .filter(isPushed)
              .map((topic) => (
                <Switch
                  key={topic}
                  label={WORDS[topic]}
                  checked={preferences.push[topic]}
                  onChange={(event) => onChoose(topic, event.target.checked)}
                  className="py-3"
                />
              ))
          : null}
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {turn.error ? shownMessage(turn.error, "This browser could not do that.") : null}
      </p>
    </FieldGroup>
  );
}

/** The weekly training report is sent by mail only. */
const isPushed = (topic: NoticeTopic) => topic !== "training";

const WORDS: Record<NoticeTopic, string> = {
  messages: "New messages",
  programs: "New weeks",
  community: "Community",
  letters: "Letters from the coach",
  membership: "Payments and membership",
  moderation: "Reports",
  training: "The week's training",
};
