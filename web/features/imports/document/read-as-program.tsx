import { CalendarRange } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { Button } from "../../../ui/button";
import { handOver } from "./handed-over";

type ReadAsProgramProps = { code: string | undefined; file: File | undefined };

/** Returns a function that opens a file on the page for whole programs. */
export function useReadAsProgram(): (file: File | undefined) => void {
  const navigate = useNavigate();
  return (file) => {
    handOver(file);
    navigate(addressOf("programUpload"));
  };
}

type ReadAsProgramButtonProps = { file: File | undefined; size?: "sm"; className?: string };

export function ReadAsProgramButton({ file, ...shown }: ReadAsProgramButtonProps) {
  const read = useReadAsProgram();
  return (
    <Button
      variant="secondary"
      {...shown}
      icon={<CalendarRange aria-hidden strokeWidth={1.75} />}
      onClick={() => read(file)}
    >
      Read it as a whole program
    </Button>
  );
}

/** A document that is neither a workout nor a week may still be a program in another layout. */
export function ReadAsProgram({ code, file }: ReadAsProgramProps) {
  if (code !== "no_exercises" || !file) return null;
  return <ReadAsProgramButton file={file} className="justify-self-start" />;
}
