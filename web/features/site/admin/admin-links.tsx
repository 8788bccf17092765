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
  PhoneCall,
  Pin,
  ScrollText,
  ShieldAlert,
  TrendingUp,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import { ADMIN_PAGES } from "../../../../worker/contract/admin-pages";

/** The ways to the coach's other screens. */
export function AdminLinks() {
  return (
    <nav aria-label="Administration">
      <ul className="grid grid-cols-1 gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {SCREENS.map(({ to, name, icon: Icon }) => (
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
  { to: ADMIN_PAGES.weeklyUpload, name: "Upload Weekly Program", icon: FileUp },
  { to: ADMIN_PAGES.programUpload, name: "Upload Whole Program", icon: CalendarRange },
  { to: ADMIN_PAGES.workoutUpload, name: "Upload Individual Workouts", icon: Dumbbell },
  { to: ADMIN_PAGES.exerciseVideos, name: "Manage Exercise Videos", icon: Clapperboard },
  { to: ADMIN_PAGES.messages, name: "Messages", icon: MessagesSquare },
  { to: ADMIN_PAGES.pinnedMessages, name: "Manage Pinned Messages", icon: Pin },
  { to: ADMIN_PAGES.moderation, name: "Moderation", icon: ShieldAlert },
  { to: ADMIN_PAGES.users, name: "Manage Users", icon: Users },
  { to: ADMIN_PAGES.workoutTemplates, name: "Workout Templates", icon: LayoutTemplate },
  { to: ADMIN_PAGES.batchUpload, name: "Batch Upload", icon: Files },
  { to: ADMIN_PAGES.documentValidation, name: "Document Validation", icon: ClipboardCheck },
  { to: ADMIN_PAGES.uploadAnalytics, name: "Upload Analytics", icon: ChartNoAxesColumn },
  { to: ADMIN_PAGES.numbers, name: "Business Numbers", icon: TrendingUp },
  { to: ADMIN_PAGES.audit, name: "Audit Log", icon: ScrollText },
  { to: ADMIN_PAGES.health, name: "System Health", icon: HeartPulse },
  { to: ADMIN_PAGES.consultations, name: "Consultation Requests", icon: PhoneCall },
  { to: ADMIN_PAGES.helpDocuments, name: "Documents Help", icon: BookOpenText },
] as const;
