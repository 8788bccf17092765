import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { useSession } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";
import { lazyCode } from "../../../ui/lazy-code";
import { PageHeader } from "../../../ui/page-header";
import { useLazyCode } from "../../../ui/use-lazy-code";
import { handedOver, handOver } from "../document/handed-over";
import { UploadLinks } from "../document/upload-links";
import { FormatGuidelines } from "./format-guidelines";
import { UploadForm } from "./upload-form";
import { useWeekResult } from "./use-week-result";
import { useWeeklyUpload } from "./use-weekly-upload";
import { WeekLoading } from "./week-loading";

// The whole editor; it loads while the document is chosen and read.
const resultCode = lazyCode(async () => (await import("./week-result")).WeekResult);

export function WeeklyUploadPage() {
  const session = useSession();
  // The route guard ensures a session; this check satisfies the type.
  return session.state === "signed-in" ? <WeeklyUpload userId={session.user.id} /> : null;
}

const PAGE = "page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14";

function WeeklyUpload({ userId }: { userId: string }) {
  const [file, setFile] = useState(handedOver);
  const [carried, setCarried] = useState(file);
  const [round, setRound] = useState(0);
  const result = useWeekResult(userId);
  const upload = useWeeklyUpload(result.show);
  // Consumed once: returning later starts with an empty drop zone.
  useEffect(() => handOver(undefined), []);
  const startOver = () => {
    upload.reset();
    result.close();
    setFile(undefined);
    setRound(round + 1);
  };
  const { programId } = result;
  // If loading fails, a reload helps: the address names the draft.
  const WeekResult = useLazyCode(resultCode, programId !== undefined, () => {});
  return (
    <div className={PAGE} data-wide={programId === undefined ? undefined : ""}>
      <PageHeader
        title="Upload Weekly Program"
        lead={
          programId === undefined
            ? "Your document becomes a draft that only you see. Look at it as a member would, then publish it."
            : undefined
        }
        // The result already links to the programs.
        actions={<OtherPlaces withPrograms={programId === undefined} />}
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
          {WeekResult ? (
            <WeekResult
              key={programId}
              userId={userId}
              programId={programId}
              upload={result.upload}
              isNew={result.isNew}
              file={result.isNew ? file : undefined}
              onKeep={result.keep}
              onStartOver={startOver}
            />
          ) : (
            <WeekLoading />
          )}
          <FormatGuidelines wide />
        </>
      )}
    </div>
  );
}

function OtherPlaces({ withPrograms }: { withPrograms: boolean }) {
  const secondary = buttonClass({ variant: "secondary" });
  return (
    <>
      <UploadLinks />
      <Link to={addressOf("workoutUpload")} className={secondary}>
        One workout
      </Link>
      <Link to={addressOf("batchUpload")} className={secondary}>
        Many files
      </Link>
      {withPrograms ? (
        <Link to={addressOf("adminWeeklyPrograms")} className={secondary}>
          Manage Programs
        </Link>
      ) : null}
    </>
  );
}
