import { useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { MEMBER_TRENDS, type MemberTrend } from "../../../worker/contract/injuries-limits";
import { spotName, TREND_NAMES } from "../../training/injuries/injury-words";
import type { PendingWord } from "../../training/injuries/pending-injuries";
import { FormDialog } from "../../ui/form-dialog";
import { Segmented } from "../../ui/segmented";
import { OwnWordsField } from "./own-words-field";

type WordDialogProps = {
  spot: string;
  today: CalendarDate;
  /** The preselected trend. */
  trend: MemberTrend;
  onSay: (word: PendingWord) => void;
  onClose: () => void;
};

/** Adds a word to an injury; "works again" ends it. */
export function WordDialog({ spot, today, trend: first, onSay, onClose }: WordDialogProps) {
  const [trend, setTrend] = useState<MemberTrend>(first);
  const [note, setNote] = useState("");
  const ends = first === "works";
  return (
    <FormDialog
      title={ends ? "It works again" : "How is it?"}
      description={
        ends
          ? `${spotName(spot)}: nothing is marked for it any more. What you have said is kept below.`
          : `${spotName(spot)}, today. A later word on the same day takes its place.`
      }
      submitLabel={ends ? "It works again" : "Save"}
      busyLabel="Saving…"
      busy={false}
      error={undefined}
      onSubmit={() => onSay({ trend, localDate: today, ...(note.trim() ? { note: note.trim() } : {}) })}
      onClose={onClose}
    >
      {ends ? null : (
        <Segmented
          label="How is it?"
          className="justify-self-start"
          options={MEMBER_TRENDS.filter((each) => each !== "works").map((value) => ({
            value,
            label: TREND_NAMES[value],
          }))}
          value={trend}
          onValueChange={setTrend}
        />
      )}
      <OwnWordsField value={note} onChange={setNote} />
    </FormDialog>
  );
}
