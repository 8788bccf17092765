import { ListChecks } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { ProgressBar } from "../../../ui/progress-bar";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { ReportsTab } from "./reports-tab";
import { RulesTab } from "./rules-tab";
import { SettingsTab } from "./settings-tab";
import { useValidationRun } from "./use-validation-run";
import { ValidationCards } from "./validation-cards";

const TABS = [
  { value: "reports", label: "Validation Reports" },
  { value: "rules", label: "Validation Rules" },
  { value: "settings", label: "Settings" },
] as const;

export function DocumentValidationPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? TABS[0].value;
  const { run, disabled, start } = useValidationRun();
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Document Validation"
        lead="Every uploaded document, held against rules you can switch and add to."
        actions={
          <Button icon={<ListChecks aria-hidden strokeWidth={1.75} />} disabled={disabled} onClick={() => start(null)}>
            Run Validation
          </Button>
        }
      />
      {run ? (
        <ProgressBar
          label="Checking documents"
          value={run.done}
          max={run.total}
          valueText={`${run.done} of ${run.total}`}
        />
      ) : null}
      <ValidationCards />
      <Tabs
        label="Document Validation"
        fill
        value={tab}
        onValueChange={(next) => setParams(next === TABS[0].value ? {} : { tab: next }, { replace: true })}
        tabs={TABS}
      >
        <TabPanel value="reports">
          <ReportsTab onCheck={start} checking={disabled} />
        </TabPanel>
        <TabPanel value="rules">
          <RulesTab />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </div>
  );
}
