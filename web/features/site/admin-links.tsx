import {
  BookOpenText,
  ChartNoAxesColumn,
  Clapperboard,
  ClipboardCheck,
  Dumbbell,
  Files,
  FileUp,
  LayoutTemplate,
  MessagesSquare,
  PhoneCall,
  Pin,
  ScrollText,
  TrendingUp,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";

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
  { to: PAGES.adminWeeklyUpload, name: "Upload Weekly Program", icon: FileUp },
  { to: PAGES.adminWorkoutUpload, name: "Upload Individual Workouts", icon: Dumbbell },
  { to: PAGES.adminExerciseVideos, name: "Manage Exercise Videos", icon: Clapperboard },
  { to: PAGES.adminMessages, name: "Messages", icon: MessagesSquare },
  { to: PAGES.adminPinnedMessages, name: "Manage Pinned Messages", icon: Pin },
  { to: PAGES.adminUsers, name: "Manage Users", icon: Users },
  { to: PAGES.adminWorkoutTemplates, name: "Workout Templates", icon: LayoutTemplate },
  { to: PAGES.adminBatchUpload, name: "Batch Upload", icon: Files },
  { to: PAGES.adminDocumentValidation, name: "Document Validation", icon: ClipboardCheck },
  { to: PAGES.adminUploadAnalytics, name: "Upload Analytics", icon: ChartNoAxesColumn },
  { to: PAGES.adminNumbers, name: "Business Numbers", icon: TrendingUp },
  { to: PAGES.adminAudit, name: "Audit Log", icon: ScrollText },
  { to: PAGES.adminConsultations, name: "Consultation Requests", icon: PhoneCall },
  { to: PAGES.adminHelpDocuments, name: "Documents Help", icon: BookOpenText },
] as const;
