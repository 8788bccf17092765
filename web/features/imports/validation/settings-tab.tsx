import type { ValidationSettings } from "../../../../worker/contract/validation";
import { useChangeSettings, useSettings } from "../../../data/validation";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Switch } from "../../../ui/switch";

const SETTINGS: ReadonlyArray<{ name: keyof ValidationSettings; label: string; help: string }> = [
  { name: "runOnUpload", label: "Run on upload", help: "Each document is checked as soon as it has been read." },
  {
    name: "blockImportOnErrors",
    label: "Block import on errors",
    help: "What breaks a rule of severity error is not imported, neither as a workout nor as a week.",
  },
  {
    name: "emailNotifications",
    label: "Email notifications",
    help: "A mail to the coach for each document that fails.",
  },
  {
    name: "detailedReports",
    label: "Detailed reports",
    help: "Every place is told. Off: each rule that is broken is told once.",
  },
  {
    name: "archiveAfter30Days",
    label: "Archive after 30 days",
    help: "Older reports are put away; they can still be shown.",
  },
  { name: "exportCsv", label: "Export CSV", help: "Reports can be taken along as a table." },
];

/** Each switch saves immediately. */
export function SettingsTab() {
  const settings = useSettings();
  const toastFailure = useFailureToast("Not saved");
  const change = useChangeSettings((error) => toastFailure(error));
  if (settings.isError || !settings.data)
    return <NotLoaded query={settings} label="Loading settings" bars={["h-14", "h-14"]} />;
  const shown = { ...settings.data, ...(change.isPending ? change.variables : {}) };
  return (
    <div className="grid max-w-2xl divide-y divide-line">
      {SETTINGS.map(({ name, label, help }) => (
        <Switch
          key={name}
          label={label}
          help={help}
          checked={shown[name]}
          onChange={(event) => change.mutate({ [name]: event.target.checked })}
        />
      ))}
    </div>
  );
}
