import { CalendarRange } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { Button } from "../../../ui/button";
import { handOver } from "./handed-over";

type ReadAsProgramProps = { code: string | undefined; file: File | undefined };

/** Takes a file along to the page that reads whole programs. */
export function useReadAsProgram(): (file: File | undefined) => void {
  const navigate = useNavigate();
  return (file) => {
    handOver(file);
    navigate(addressOf("programUpload"));
  };
}

/** What holds neither the one nor the other may still be a program of another shape. */
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
