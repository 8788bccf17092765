import { useState } from "react";
import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES, DOCUMENT_MAX_MB } from "../../../../worker/contract/imports-limits";
import { BATCH_LIMITS } from "../../../../worker/contract/upload-batches-limits";
import { plural } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { Alert } from "../../../ui/alert";
import { ErrorState } from "../../../ui/error-state";
import { FileDrop } from "../../../ui/file-drop";
import { PageHeader } from "../../../ui/page-header";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TabPanel, Tabs } from "../../../ui/tabs";
import { UploadLinks } from "../document/upload-links";
import { DOCUMENT_MIN_BYTES, zoneMessage } from "../document/zone-message";
import { BatchControls } from "./batch-controls";
import { BatchRow } from "./batch-row";
import { countsOf, type FileState } from "./batch-state";
import { useBatch } from "./use-batch";

export function BatchUploadPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Batch key={session.user.id} userId={session.user.id} /> : null;
}

function Batch({ userId }: { userId: string }) {
  const batch = useBatch(userId);
  const [twice, setTwice] = useState(0);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Batch Upload"
        lead="Many documents at once: weeks become weekly programs, single workouts become workouts, all of them as drafts."
        actions={<UploadLinks />}
      />
      {batch.opening instanceof Error ? (
        <ErrorState onRetry={batch.open}>{shownMessage(batch.opening)}</ErrorState>
      ) : batch.opening === "loading" ? (
        <SkeletonGroup label="Loading the batch" className="grid gap-4" bars={["h-28", "h-40"]} />
      ) : (
        <>
          <FileDrop
            label="Training documents"
            help={`Word or Excel files (${DOCUMENT_EXTENSIONS.join(", ")}), up to ${DOCUMENT_MAX_MB} MB each`}
            accept={DOCUMENT_EXTENSIONS.join(",")}
            maxBytes={DOCUMENT_MAX_BYTES}
            minBytes={DOCUMENT_MIN_BYTES}
            maxFiles={BATCH_LIMITS.files}
            files={[]}
            disabled={batch.adding}
            refusalText={(rejection) => `${rejection.file.name}: ${zoneMessage(rejection)}`}
            onFiles={async (files) => setTwice(await batch.add(files))}
          />
          {batch.refusal ? (
            <Alert live tone="danger" title="That did not work">
              {batch.refusal}
            </Alert>
          ) : null}
          {twice > 0 ? (
            <Alert live title="The same file twice">
              {plural(twice, "file")} had the same content as another one and stands in the queue once.
            </Alert>
          ) : null}
          {batch.away && batch.running ? (
            <Alert live tone="warning" title="The server does not answer">
              The batch goes on by itself as soon as it does. Nothing is lost.
            </Alert>
          ) : null}
          {batch.files.length > 0 ? (
            <>
              <BatchControls batch={batch} />
              <BatchQueue batch={batch} />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

const TABS: ReadonlyArray<{ value: FileState | "all"; label: string }> = [
  { value: "all", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "processing", label: "Processing" },
  { value: "completed", label: "Completed" },
  { value: "error", label: "Errors" },
];

function BatchQueue({ batch }: { batch: ReturnType<typeof useBatch> }) {
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
