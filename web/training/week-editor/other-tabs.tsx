import { useState } from "react";
import { relativeTime } from "../../lib/format/format";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { dropWeek, otherWeek } from "./stored-week";
import type { WeekEditor } from "./use-week-editor";

type OtherTabsProps = { userId: string; programId: number; editor: WeekEditor };

/** Offers another tab's or device's unsaved changes of this week; nothing is lost before the coach has chosen. */
export function OtherTabs({ userId, programId, editor }: OtherTabsProps) {
  const { server } = editor;
  const toastFailure = useFailureToast();
  const [other, setOther] = useState(() => {
    const found = otherWeek(userId, programId);
    return found && found.kept.at > editor.broughtAt ? found : null;
  });
  const choose = async (takeOther: boolean) => {
    try {
      const kept = await server.settle();
      if (takeOther && kept) editor.bring(kept);
      else void server.send();
    } catch (error) {
      toastFailure(error, "The other changes could not be read. Please try again.");
    }
  };
  if (server.where === "elsewhere" && editor.dirty) {
    return (
      <Alert
        live
        tone="warning"
        title="This week is being written elsewhere too"
        action={
          <Choice
            take="Take theirs over"
            leave="Keep these"
            onTake={() => void choose(true)}
            onLeave={() => void choose(false)}
          />
        }
      >
        Another tab or device has kept other changes since. Yours are on this device.
      </Alert>
    );
  }
  if (!other) return null;
  return (
    <Alert
      tone="info"
      title="There are unsaved changes from another tab"
      action={
        <Choice
          take="Take them over"
          leave="Leave them"
          onTake={() => {
            editor.bring(other.kept);
            dropWeek(other.key);
            setOther(null);
          }}
          onLeave={() => setOther(null)}
        />
      }
    >
      Kept on this device {relativeTime(new Date(other.kept.at).toISOString())}.
    </Alert>
  );
}

type ChoiceProps = { take: string; leave: string; onTake: () => void; onLeave: () => void };

function Choice({ take, leave, onTake, onLeave }: ChoiceProps) {
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onTake}>
        {take}
      </Button>
      <Button variant="quiet" size="sm" onClick={onLeave}>
        {leave}
      </Button>
    </span>
  );
}
