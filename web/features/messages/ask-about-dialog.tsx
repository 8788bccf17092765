import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MessageAbout } from "../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { ownConversation } from "../../data/conversation";
import { KEYS, type TrainingPlace } from "../../data/keys";
import { useSession } from "../../lib/session/session";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { TextArea } from "../../ui/text-area";
import { AboutCard } from "./about-card";
import { useOutgoing } from "./use-outgoing";

export type AskAboutProps = {
  exercise: { id: number; name: string };
  place: TrainingPlace;
  /** Today's log of it, in words. */
  sets: string | null;
  onClose: () => void;
};

/** Sends a question to the coach with the exercise and its log. */
export function AskAboutDialog(props: AskAboutProps) {
  const session = useSession();
  return session.state === "signed-in" ? <Asking {...props} conversation={ownConversation(session.user)} /> : null;
}

type AskingProps = AskAboutProps & { conversation: ReturnType<typeof ownConversation> };

function Asking({ exercise, place, sets, onClose, conversation }: AskingProps) {
  const client = useQueryClient();
  const { send } = useOutgoing(conversation);
  const [content, setContent] = useState("");
  const [tried, setTried] = useState(false);
  const isEmpty = content.trim() === "";
  const about: MessageAbout = {
    exerciseName: exercise.name,
    programId: place.of === "weekly-programs" ? place.id : null,
    dayOfWeek: place.of === "weekly-programs" ? dayIn(client.getQueryData(weekKey(place)), exercise.id) : null,
    workoutId: place.of === "workouts" ? place.id : null,
    sets: sets?.slice(0, MESSAGE_LIMITS.aboutSets) ?? null,
  };

  function submit() {
    setTried(true);
    if (isEmpty) return document.getElementById("ask-about")?.focus();
    // From here the message queue handles it: shown with the messages, and sent when there is a network.
    send({ content: content.trim(), messageType: "general", media: null, review: null, about });
    onClose();
  }

  return (
    <FormDialog
      title="Ask About This"
      description="It goes to your coach as a message, with the exercise and the sets you have logged today."
      submitLabel="Send"
      busyLabel="Sending…"
      busy={false}
      error={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <AboutCard about={about} linked={false} />
      <Field label="Your question" id="ask-about" error={tried && isEmpty ? "Write your question first." : undefined}>
        <TextArea
          rows={3}
          grow
          dir="auto"
          maxLength={MESSAGE_LIMITS.content}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

const weekKey = ({ id }: TrainingPlace) => [...KEYS.programs, String(id)];

/** Returns the day of a week that has an exercise. */
const dayIn = (week: WeeklyProgram | undefined, exerciseId: number) =>
  week?.dailyWorkouts.find(({ workoutSections }) =>
    workoutSections.some(({ exercises }) => exercises.some(({ id }) => id === exerciseId)),
  )?.dayOfWeek ?? null;
