import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import type { AskAboutProps } from "../features/messages/ask-about-dialog";
import { useLoaded } from "../training/use-loaded";
import { Button } from "../ui/button";

const load = () => import("../features/messages/ask-about-dialog");

type AskAboutButtonProps = Omit<AskAboutProps, "onClose"> & { size?: "sm" | "md" };

/** Opens a message to the coach about one exercise. */
export function AskAboutButton({ size = "sm", ...asked }: AskAboutButtonProps) {
  const [code, fetchCode] = useLoaded(load, false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<MessageCircleQuestionMark aria-hidden strokeWidth={1.75} />}
        onClick={async () => setOpen(await fetchCode())}
      >
        Ask about this<span className="sr-only">: {asked.exercise.name}</span>
      </Button>
      {open && code ? <code.AskAboutDialog {...asked} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
