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
import { UploadLinks } from "../document/upload-links";
import { DOCUMENT_MIN_BYTES, zoneMessage } from "../document/zone-message";
import { BatchControls } from "./batch-controls";
import { BatchQueue } from "./batch-queue";
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
