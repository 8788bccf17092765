import { Play, X } from "lucide-react";
import { useId, useState } from "react";
import { resolveVideo } from "../../worker/contract/video";
import { Button } from "../ui/button";
import { ExerciseVideo } from "./exercise-video";

/** Shows or hides an exercise's video. Nothing without an address. */
export function VideoToggle({ name, address }: { name: string; address: string | null }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  if (resolveVideo(address).kind === "none") return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        icon={open ? <X aria-hidden strokeWidth={1.75} /> : <Play aria-hidden strokeWidth={1.75} />}
        onClick={() => setOpen(!open)}
      >
        {open ? "Hide video" : "Show video"}
        <span className="sr-only"> of {name}</span>
      </Button>
      {open ? (
        <div id={panel} className="animate-fade">
          <ExerciseVideo name={name} address={address} />
        </div>
      ) : null}
    </div>
  );
}
