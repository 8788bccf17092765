import { useState } from "react";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { BatchRow } from "./batch-row";
import { countsOf, type FileState } from "./batch-state";
import type { useBatch } from "./use-batch";

const TABS: ReadonlyArray<{ value: FileState | "all"; label: string }> = [
  { value: "all", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "processing", label: "Processing" },
  { value: "completed", label: "Completed" },
  { value: "error", label: "Errors" },
];

export function BatchQueue({ batch }: { batch: ReturnType<typeof useBatch> }) {
  const [tab, setTab] = useState<FileState | "all">("all");
  const counts = countsOf(batch.files);
  return (
    <Tabs
      label="Files of the batch"
      value={tab}
      onValueChange={(next) => setTab(TABS.find(({ value }) => value === next)?.value ?? "all")}
      tabs={TABS.map((each) => ({ ...each, count: counts[each.value] }))}
    >
      {TABS.map(({ value, label }) => (
        <TabPanel key={value} value={value} className="pt-2!">
          {counts[value] === 0 ? (
            <p className="py-8 text-muted">No files here.</p>
          ) : (
            <ul aria-label={`Files: ${label}`} className="divide-y divide-line">
              {batch.files
                .filter(({ state }) => value === "all" || state === value)
                .map((file) => (
                  <BatchRow
                    key={file.sha256}
                    file={file}
                    onRemove={() => void batch.remove(file.sha256)}
                    onAgain={() => batch.again([file.sha256])}
                  />
                ))}
            </ul>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
