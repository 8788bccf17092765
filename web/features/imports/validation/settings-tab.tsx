import type { ValidationSettings } from "../../../../worker/contract/validation";
import { useChangeSettings, useSettings } from "../../../data/validation";
import { shownMessage } from "../../../lib/http/request-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
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
  const change = useChangeSettings();
  const toastFailure = useFailureToast("Not saved");
  if (settings.isError) {
    return (
      <ErrorState onRetry={() => void settings.refetch()} retrying={settings.isFetching}>
        {shownMessage(settings.error)}
      </ErrorState>
    );
  }
  if (!settings.data) {
    return (
      <SkeletonGroup label="Loading settings" className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    );
  }
  const shown = { ...settings.data, ...(change.isPending ? change.variables : {}) };
  return (
    <div className="grid max-w-2xl divide-y divide-line">
      {SETTINGS.map(({ name, label, help }) => (
        <Switch
          key={name}
          label={label}
          help={help}
          checked={shown[name]}
          onChange={(event) =>
            change.mutate(
              { [name]: event.target.checked },
              {
                onError: (error) => toastFailure(error),
              },
            )
          }
        />
      ))}
    </div>
  );
}
