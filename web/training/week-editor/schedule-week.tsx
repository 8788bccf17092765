import { ScheduleDialog } from "../weeks/schedule-dialog";
import type { EditorTools } from "./week-editor-view";

type ScheduleWeekProps = {
  editor: EditorTools["editor"];
  onClose: () => void;
  onSchedule: (publishAt: string | null) => void;
};

/** Schedules the publication of the edited week. */
export function ScheduleWeek({ editor: { program, saving, failure }, onClose, onSchedule }: ScheduleWeekProps) {
  return (
    <ScheduleDialog
      title={program.title}
      startDate={program.startDate}
      publishAt={program.publishAt}
      busy={saving === "publish"}
      error={failure}
      onClose={onClose}
      onSchedule={onSchedule}
    />
  );
}
