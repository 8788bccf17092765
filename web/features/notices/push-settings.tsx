import type { NoticePreferences } from "../../../worker/contract/notices";
import type { NoticeTopic } from "../../../worker/contract/notices-limits";
import { shownMessage } from "../../lib/http/request-error";
import { FieldGroup } from "../../ui/field-group";
import { Switch } from "../../ui/switch";
import { useDevicePush } from "./use-device-push";

type PushSettingsProps = {
  preferences: NoticePreferences;
  topics: readonly NoticeTopic[];
  onChoose: (topic: NoticeTopic, wanted: boolean) => void;
};

/** Push settings: on or off for this browser, and topics. Nothing if the club sends none or the browser cannot. */
export function PushSettings({ preferences, topics, onChoose }: PushSettingsProps) {
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
