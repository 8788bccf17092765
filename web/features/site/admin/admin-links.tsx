import {
  BookOpenText,
  CalendarRange,
  ChartNoAxesColumn,
  Clapperboard,
  ClipboardCheck,
  Dumbbell,
  Files,
  FileUp,
  HeartPulse,
  LayoutTemplate,
  MessagesSquare,
  NotebookPen,
  PhoneCall,
  Pin,
  ScrollText,
  ShieldAlert,
  TrendingUp,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { useMayOpen } from "../../../shell/desk/use-may-open";

/** Links to the coach's other screens. */
export function AdminLinks() {
  const mayOpen = useMayOpen();
  return (
    <nav aria-label="Administration">
      <ul className="grid grid-cols-1 gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {SCREENS.filter(mayOpen).map(({ to, name, icon: Icon }) => (
          <li key={to} className="border-line border-b">
            <Link
              to={to}
              className="group flex min-h-13 items-center gap-3 py-2 font-semibold transition-colors hover:text-accent"
            >
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className="size-5 shrink-0 text-muted transition-colors group-hover:text-accent"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SCREENS = [
  { to: addressOf("weeklyUpload"), name: "Upload Weekly Program", icon: FileUp },
  { to: addressOf("programUpload"), name: "Upload Whole Program", icon: CalendarRange },
  { to: addressOf("workoutUpload"), name: "Upload Individual Workouts", icon: Dumbbell },
  { to: addressOf("exerciseVideos"), name: "Manage Exercise Videos", icon: Clapperboard },
  { to: addressOf("adminTraining"), name: "Training Book", icon: NotebookPen },
  { to: addressOf("adminMessages"), name: "Messages", icon: MessagesSquare },
  { to: addressOf("pinnedMessages"), name: "Manage Pinned Messages", icon: Pin },
  { to: addressOf("adminModeration"), name: "Moderation", icon: ShieldAlert },
  { to: addressOf("adminUsers"), name: "Manage Users", icon: Users },
  { to: addressOf("workoutTemplates"), name: "Workout Templates", icon: LayoutTemplate },
  { to: addressOf("batchUpload"), name: "Batch Upload", icon: Files },
  { to: addressOf("documentValidation"), name: "Document Validation", icon: ClipboardCheck },
  { to: addressOf("uploadAnalytics"), name: "Upload Analytics", icon: ChartNoAxesColumn },
  { to: addressOf("adminNumbers"), name: "Business Numbers", icon: TrendingUp },
  { to: addressOf("adminAudit"), name: "Audit Log", icon: ScrollText },
  { to: addressOf("adminHealth"), name: "System Health", icon: HeartPulse },
  { to: addressOf("adminConsultations"), name: "Consultation Requests", icon: PhoneCall },
  { to: addressOf("documentsHelp"), name: "Documents Help", icon: BookOpenText },
] as const;
