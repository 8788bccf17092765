import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { WeeklyUpload } from "../../../../worker/contract/imports";
import { dropWork, readWork, storeWork } from "../document/stored-work";

/**
 * Holds the result of an upload. The address names the program; what only the upload's answer has (notes, older
 * programs of the same week) is stored in the tab. In another tab only the program is shown.
 */
export function useWeekResult(userId: string) {
  const kind = `week.${userId}`;
  const [params, setParams] = useSearchParams();
  const asked = /^[1-9]\d{0,14}$/.exec(params.get("program") ?? "")?.[0];
  const [fresh, setFresh] = useState<WeeklyUpload>();
  const programId = asked ? Number(asked) : undefined;
  const storedUpload = useMemo(
    () => (asked ? (readWork<WeeklyUpload>(kind, asked) ?? undefined) : undefined),
    [kind, asked],
  );
  return {
    programId,
    upload: fresh && fresh.weeklyProgram.id === programId ? fresh : storedUpload,
    /** Whether it was just uploaded rather than reopened. */
    isNew: fresh !== undefined && fresh.weeklyProgram.id === programId,
    show: (upload: WeeklyUpload) => {
      setFresh(upload);
      storeWork(kind, String(upload.weeklyProgram.id), upload);
      setParams({ program: String(upload.weeklyProgram.id) }, { replace: true });
    },
    /** Stored so that decisions about older programs are not asked for again after a reload. */
    keep: (upload: WeeklyUpload) => storeWork(kind, String(upload.weeklyProgram.id), upload),
    close: () => {
      if (asked) dropWork(kind, asked);
      setFresh(undefined);
      setParams({}, { replace: true });
    },
  };
}
