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

/** A document that is neither a workout nor a week may still be a program in another layout. */
export function ReadAsProgram({ code, file }: ReadAsProgramProps) {
  const read = useReadAsProgram();
  if (code !== "no_exercises" || !file) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<CalendarRange aria-hidden strokeWidth={1.75} />}
      onClick={() => read(file)}
    >
      Read it as a whole program
    </Button>
  );
}
