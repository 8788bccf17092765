import { CalendarDays, Dumbbell } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { ProgramReading } from "../../../../worker/contract/program-reading";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { handOver } from "../document/handed-over";

/** A single week with options or a single workout has its own page, which offers more for it. */
export function OtherUpload({ reading, file }: { reading: ProgramReading; file: File | undefined }) {
  const navigate = useNavigate();
  const kind = kindOf(reading);
  if (!kind) return null;
  const { title, text, label, to, icon: Icon } = SCREENS[kind];
  return (
    <Alert
      title={title}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon aria-hidden strokeWidth={1.75} />}
          onClick={() => {
            handOver(file);
            navigate(to);
          }}
        >
          {label}
        </Button>
      }
    >
      {text}
      {file ? "" : " Choose the file there once more."}
    </Alert>
  );
}

const SCREENS = {
  week: {
    title: "This is one week with its options",
    text: "The weekly upload reads it too: it shows the week day by day and proposes videos from your library.",
    label: "Open it in the weekly upload",
    to: addressOf("weeklyUpload"),
    icon: CalendarDays,
  },
  workout: {
    title: "This is a single workout",
    text: "The workout upload makes a workout of it, which members find under Workouts. Imported here it becomes a week with one session.",
    label: "Open it in the workout upload",
    to: addressOf("workoutUpload"),
    icon: Dumbbell,
  },
} as const;

/** A doubtful reading is reviewed here first. */
function kindOf({ weeks, doubts }: ProgramReading): keyof typeof SCREENS | null {
  const [week, ...others] = weeks;
  if (!week || doubts.length > 0 || others.length > 0 || week.sessions.length === 0) return null;
  if (week.sessions.every(({ option, weekday }) => option !== null && weekday !== null)) return "week";
  const [session, ...more] = week.sessions;
  return session && more.length === 0 && week.number === null && session.weekday === null ? "workout" : null;
}
