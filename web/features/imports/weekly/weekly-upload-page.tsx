import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { useSession } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { handedOver, handOver } from "../document/handed-over";
import { FormatGuidelines } from "./format-guidelines";
import { UploadForm } from "./upload-form";
import { useWeekResult } from "./use-week-result";
import { useWeeklyUpload } from "./use-weekly-upload";
import { WeekResult } from "./week-result";

export function WeeklyUploadPage() {
  const session = useSession();
  // The guard around the page has seen to it; this is for the type.
  return session.state === "signed-in" ? <WeeklyUpload userId={session.user.id} /> : null;
}

function WeeklyUpload({ userId }: { userId: string }) {
  const [file, setFile] = useState(handedOver);
  const [carried, setCarried] = useState(file);
  const [round, setRound] = useState(0);
  const result = useWeekResult(userId);
  const upload = useWeeklyUpload(result.show);
  // Taken once: coming back later starts with an empty zone.
  useEffect(() => handOver(undefined), []);
  const startOver = () => {
    upload.reset();
    result.close();
    setFile(undefined);
    setRound(round + 1);
  };
  const { programId } = result;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Upload Weekly Program"
        lead={
          programId === undefined
            ? "Your document becomes a draft that only you see. Look at it as a member would, then publish it."
            : undefined
        }
        actions={
          <>
            <Link to={addressOf("documentsHelp")} className={buttonClass({ variant: "secondary" })}>
              What can be read
            </Link>
            <Link to={addressOf("programUpload")} className={buttonClass({ variant: "secondary" })}>
              Upload Whole Program
            </Link>
            {/* The result has the same link among its next steps. */}
            {programId === undefined ? (
              <Link to={addressOf("adminWeeklyPrograms")} className={buttonClass({ variant: "secondary" })}>
                Manage Programs
              </Link>
            ) : null}
          </>
        }
      />
      {programId === undefined ? (
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <UploadForm
            round={round}
            file={file}
            carried={file !== undefined && file === carried}
            onFile={(chosen) => {
              setFile(chosen);
              setCarried(undefined);
            }}
            upload={upload}
            onReset={startOver}
          />
          <FormatGuidelines />
        </div>
      ) : (
        <>
          <WeekResult
            key={programId}
            programId={programId}
            upload={result.upload}
            isNew={result.isNew}
            onKeep={result.keep}
            onStartOver={startOver}
          />
          <FormatGuidelines wide />
        </>
      )}
    </div>
  );
}
