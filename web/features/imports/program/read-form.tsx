import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { documentQuery } from "../../../data/documents";
import { Button } from "../../../ui/button";
import { DocumentZone } from "../document/document-zone";
import { handedOver, handOver } from "../document/handed-over";
import { RefusalHelp } from "../document/refusal-help";
import { TransferProgress } from "../document/transfer-progress";
import { UnfinishedWork } from "../document/unfinished-work";
import { useTransfer } from "../document/use-transfer";
import { beginAgain, useUnfinishedReviews } from "./use-review-work";

type ReadFormProps = {
  userId: string;
  /** Called without a file for a document that was read before. */
  onRead: (documentId: string, file?: File) => void;
};

/** Accepts any document and reads it immediately; reading creates no drafts. */
export function ReadForm({ userId, onRead }: ReadFormProps) {
  const client = useQueryClient();
  const [file, setFile] = useState(handedOver);
  const { unfinished, forget } = useUnfinishedReviews(userId);
  const upload = useTransfer<DocumentRead>({
    path: "/api/admin/documents/read",
    field: "file",
    failed: "The document could not be sent. Please try again.",
    onDone: (read) => {
      beginAgain(userId, read.documentId);
      client.setQueryData(documentQuery(read.documentId).queryKey, read);
      onRead(read.documentId, file);
    },
  });
  const { transfer, refusal, refusalCode, start, reset } = upload;
  const startCarried = useEffectEvent(() => file && start(file));
  // Consumed once: returning later starts with an empty drop zone.
  useEffect(() => {
    handOver(undefined);
    startCarried();
  }, []);
  return (
    <>
      <UnfinishedWork unfinished={unfinished} onResume={(id) => onRead(id)} onForget={forget} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-5">
          <DocumentZone
            label="Training program"
            file={file}
            onFile={(chosen) => {
              reset();
              setFile(chosen);
              start(chosen);
            }}
            onRemove={() => {
              reset();
              setFile(undefined);
            }}
            disabled={transfer !== undefined}
            error={refusal}
          />
          <RefusalHelp code={refusalCode} />
          {transfer ? (
            <div className="grid gap-4">
              <TransferProgress transfer={transfer} />
              <Button variant="secondary" className="justify-self-start" onClick={reset}>
                Cancel
              </Button>
            </div>
          ) : null}
          {refusal && !refusalCode && file && !transfer ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
              onClick={() => start(file)}
            >
              Try again
            </Button>
          ) : null}
        </div>
        <WhatBelongsWhere />
      </div>
    </>
  );
}

function WhatBelongsWhere() {
  return (
    <aside
      aria-labelledby="what-belongs-where"
      className="grid grid-cols-1 content-start gap-5 self-start rounded-md border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="what-belongs-where" className="text-2xl">
        What happens next
      </h2>
      <ol className="grid gap-4">
        {STEPS.map(({ step, text }) => (
          <li key={step} className="border-accent border-l-2 pl-4">
            <p className="font-semibold">{step}</p>
            <p className="text-muted text-sm">{text}</p>
          </li>
        ))}
      </ol>
      <p className="text-sm">
        One week with three options a day also goes to{" "}
        <Link to={addressOf("weeklyUpload")} className="link">
          Upload Weekly Program
        </Link>
        , a single workout to{" "}
        <Link to={addressOf("workoutUpload")} className="link">
          Workout Document Upload
        </Link>
        .
      </p>
    </aside>
  );
}

const STEPS = [
  {
    step: "It is read",
    text: "Weeks, sessions, exercises and sets. Nothing is made yet, and nothing is left out in silence.",
  },
  {
    step: "You look",
    text: "What is doubtful comes first. Say when it starts and where the sessions belong, and put right what was misread.",
  },
  {
    step: "Each week becomes a draft",
    text: "On consecutive Mondays, all at once, and undone with one press. Your answers are kept for the next file of this layout.",
  },
] as const;
