import { useEffect, useState } from "react";
import { goToControl } from "../../../lib/forms/go-to-control";
import { useSession } from "../../../lib/session/session";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { PageHeader } from "../../../ui/page-header";
import { FurtherWeeks } from "../document/further-weeks";
import { handedOver, handOver } from "../document/handed-over";
import { UnfinishedWork } from "../document/unfinished-work";
import { UploadLinks } from "../document/upload-links";
import { checkDraft } from "./check-draft";
import { ImportBar } from "./import-bar";
import { ImportedNotice, type ImportedNoticeProps } from "./imported-notice";
import { ParseForm } from "./parse-form";
import { useImportWorkout } from "./use-import-workout";
import { useWorkoutUpload } from "./use-workout-upload";
import { useWorkoutWork, type WorkoutWork } from "./use-workout-work";
import { ValidationResults } from "./validation-results";
import { importOf, isEdited, livingRows } from "./workout-draft";
import { WorkoutDuplicates } from "./workout-duplicates";
import { WorkoutEditor } from "./workout-editor";
import { WorkoutGuidelines } from "./workout-guidelines";

export function WorkoutUploadPage() {
  const session = useSession();
  // The route guard ensures a session; this check satisfies the type.
  return session.state === "signed-in" ? <WorkoutUpload userId={session.user.id} /> : null;
}

function WorkoutUpload({ userId }: { userId: string }) {
  const works = useWorkoutWork(userId);
  const { work } = works;
  const [file, setFile] = useState(handedOver);
  /** A file that waits until the coach confirms losing the edits; null means removing the current file. */
  const [waiting, setWaiting] = useState<File | null>();
  const [imported, setImported] = useState<ImportedNoticeProps>();
  // Consumed once: returning later starts with an empty drop zone.
  useEffect(() => handOver(undefined), []);
  const upload = useWorkoutUpload((answer) => {
    works.begin(answer);
    goToControl("validation");
  });
  const run = useImportWorkout((workout, { body }) => {
    setImported({ workout, lostEdits: workout.before && work?.attempted !== JSON.stringify(body) });
    setFile(undefined);
    upload.reset();
    works.end();
  });
  const take = (next: File | null) => {
    setFile(next ?? undefined);
    setWaiting(undefined);
    setImported(undefined);
    upload.reset();
    run.reset();
    if (work) works.end();
  };
  const choose = (next: File | null) => (work && isEdited(work.draft, work.upload) ? setWaiting(next) : take(next));
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <UploadHeader />
      {imported ? <ImportedNotice {...imported} /> : null}
      <UnfinishedWork
        unfinished={works.unfinished.map(({ fileName, upload: { workout }, draft }) => ({
          id: workout.documentId,
          title: draft.title,
          fileName,
        }))}
        onResume={works.resume}
        onForget={works.forget}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
        <ChosenDocument file={file} work={work} upload={upload} choose={choose} />
        {work ? (
          <Results work={work} onWave={(message) => works.change({ do: "wave", message })} />
        ) : (
          <WorkoutGuidelines />
        )}
      </div>
      {work ? (
        <Work
          work={work}
          works={works}
          run={{
            busy: run.isPending,
            refusal: run.refusal,
            start: () => {
              const body = importOf(work.draft, work.upload.workout.documentId);
              // A rejected request stored nothing; after a lost response the outcome is unknown.
              if (work.attempted === null || run.refused) works.attempt(JSON.stringify(body));
              run.mutate({ body, key: work.importKey });
            },
          }}
        />
      ) : null}
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={(open) => (open ? undefined : setWaiting(undefined))}
        title="Discard your edits?"
        description={`What you changed in ${work?.draft.title || "this workout"} was not imported. ${waiting ? `Taking ${waiting.name} instead` : "Removing the file"} throws it away.`}
        confirmLabel="Discard edits"
        cancelLabel="Keep editing"
        onConfirm={() => waiting !== undefined && take(waiting)}
      />
    </div>
  );
}

function UploadHeader() {
  return (
    <PageHeader
      title="Workout Document Upload"
      lead="One workout from Word or Excel: look at what was read, put it right, and import it."
      actions={<UploadLinks />}
    />
  );
}

type ChosenDocumentProps = {
  file: File | undefined;
  work: WorkoutWork | null;
  upload: ReturnType<typeof useWorkoutUpload>;
  choose: (next: File | null) => void;
};

function ChosenDocument({ file, work, upload, choose }: ChosenDocumentProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ParseForm
        file={file}
        parsed={work !== null && !upload.transfer}
        onFile={choose}
        onRemove={() => choose(null)}
        upload={upload}
      />
      {work && !file ? (
        <p className="text-muted text-sm">
          Below is <bdi className="font-semibold text-ink">{work.fileName}</bdi>, as you left it.
        </p>
      ) : null}
      {work ? <FurtherWeeks notes={work.upload.notes} file={file} read="Only one was read here." /> : null}
    </div>
  );
}

function Results({ work, onWave }: { work: WorkoutWork; onWave: (message: string) => void }) {
  const { draft, upload } = work;
  const rows = livingRows(draft);
  return (
    <ValidationResults
      found={upload.validation.exerciseCount}
      rows={rows.length}
      missingVideos={rows.filter(({ texts }) => !texts.videoUrl.trim()).length}
      problems={checkDraft(draft, upload)}
      // Edits from an older build lack it.
      blocking={upload.blocking ?? []}
      warnings={upload.notes.filter(({ severity }) => severity === "warning")}
      onWave={onWave}
    />
  );
}

type WorkProps = {
  work: WorkoutWork;
  works: ReturnType<typeof useWorkoutWork>;
  run: { busy: boolean; refusal: string | undefined; start: () => void };
};

function Work({ work, works, run }: WorkProps) {
  const { draft, upload } = work;
  const problems = checkDraft(draft, upload);
  const title = draft.title.trim().toLowerCase();
  // A new title is no longer a duplicate.
  const duplicates = upload.duplicates.filter(
    (duplicate) => duplicate.reason === "same_file" || duplicate.title.trim().toLowerCase() === title,
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <WorkoutDuplicates duplicates={duplicates} />
      <div inert={run.busy}>
        <WorkoutEditor work={work} problems={problems} onChange={works.change} />
      </div>
      <ImportBar
        isPublished={draft.isPublished}
        onPublished={(isPublished) => works.change({ do: "publish", isPublished })}
        problems={problems.length}
        busy={run.busy}
        refusal={run.refusal}
        onImport={run.start}
      />
    </div>
  );
}
