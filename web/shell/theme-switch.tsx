import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Segmented } from "../ui/segmented";
import { onThemeChange, readTheme, setTheme, type Theme } from "./theme";

export function ThemeSwitch({ iconsOnly = false, className }: { iconsOnly?: boolean; className?: string }) {
  const theme = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => "system");
  return (
    <Segmented
      label="Theme"
      value={theme}
      onValueChange={setTheme}
      options={OPTIONS}
      iconsOnly={iconsOnly}
      {...(className ? { className } : {})}
    />
  );
}

const OPTIONS = [
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
] as const;
