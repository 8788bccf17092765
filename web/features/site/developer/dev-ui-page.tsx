import { useEffect, useState } from "react";
import { PageHeader } from "../../../ui/page-header";
import { Segmented } from "../../../ui/segmented";
import { ToastProvider } from "../../../ui/toast";
import { TooltipProvider } from "../../../ui/tooltip";
import { DevUiCharts } from "./dev-ui-charts";
import { DevUiContent } from "./dev-ui-content";
import { DevUiControls } from "./dev-ui-controls";
import { DevUiFoundations } from "./dev-ui-foundations";
import { DevUiOverlays } from "./dev-ui-overlays";

/** Shows every part of the design system in every state, for review and for the accessibility checks. */
export function DevUiPage() {
  return (
    <ToastProvider>
      <TooltipProvider>
        <div className="page py-10">
          <PageHeader
            kicker="Design system"
            title="Every piece, every state"
            lead="Paper, ink, one vermilion and five belts."
            actions={<ThemeChoice />}
          />
          <nav aria-label="Sections of this page" className="flex flex-wrap gap-x-6 gap-y-1 py-8">
            {["foundations", "controls", "content", "charts", "overlays"].map((id) => (
              <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center capitalize">
                {id}
              </a>
            ))}
          </nav>
          <DevUiFoundations />
          <DevUiControls />
          <DevUiContent />
          <DevUiCharts />
          <DevUiOverlays />
        </div>
      </TooltipProvider>
    </ToastProvider>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme ?? "system");
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Segmented label="Theme" value={theme} onValueChange={setTheme} options={THEMES} />;
}

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];
