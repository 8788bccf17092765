import { useState } from "react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { useTitle } from "../../shell/use-title";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { FormatGuidelines } from "./format-guidelines";
import { UploadForm } from "./upload-form";
import { UploadResult } from "./upload-result";
import { useWeeklyUpload } from "./use-weekly-upload";

export function WeeklyUploadPage() {
  const [file, setFile] = useState<File>();
  const [round, setRound] = useState(0);
  const upload = useWeeklyUpload();
  useTitle("Upload Weekly Program");
  const startOver = () => {
    upload.reset();
    setFile(undefined);
    setRound(round + 1);
  };
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Upload Weekly Program"
        lead="Your document becomes a draft that only you see. Look at it as a member would, then publish it."
        actions={
          // The result has the same link among its next steps.
          upload.result ? null : (
            <Link to={PAGES.adminWeeklyPrograms} className={buttonClass({ variant: "secondary" })}>
              Manage Programs
            </Link>
          )
        }
      />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {upload.result ? (
          <UploadResult key={upload.result.weeklyProgram.id} upload={upload.result} onStartOver={startOver} />
        ) : (
          <UploadForm round={round} file={file} onFile={setFile} upload={upload} onReset={startOver} />
        )}
        <FormatGuidelines />
      </div>
    </div>
  );
}
