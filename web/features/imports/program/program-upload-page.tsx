import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { useSession } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { ReadDocument } from "./read-document";
import { ReadForm } from "./read-form";

export function ProgramUploadPage() {
  const session = useSession();
  // The route guard ensures a session; this check satisfies the type.
  return session.state === "signed-in" ? <ProgramUpload userId={session.user.id} /> : null;
}

function ProgramUpload({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const documentId = params.get("document");
  const [file, setFile] = useState<File>();
  const show = (id: string | null) => setParams(id ? { document: id } : {}, { preventScrollReset: id !== null });
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Upload Whole Program"
        lead={
          documentId === null
            ? "Twelve weeks in one workbook, days without weekdays, a table for each block: drop it here, look at what was read, and each week becomes a draft on its Monday."
            : undefined
        }
        actions={
          documentId === null ? (
            <>
              <Link to={addressOf("documentsHelp")} className={buttonClass({ variant: "secondary" })}>
                What can be read
              </Link>
              <Link to={addressOf("adminWeeklyPrograms")} className={buttonClass({ variant: "secondary" })}>
                Manage Programs
              </Link>
            </>
          ) : undefined
        }
      />
      {documentId === null ? (
        <ReadForm
          userId={userId}
          onRead={(id, read) => {
            setFile(read);
            show(id);
          }}
        />
      ) : (
        <ReadDocument key={documentId} userId={userId} documentId={documentId} file={file} onLeave={() => show(null)} />
      )}
    </div>
  );
}
