import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import type { AskAboutProps } from "../features/messages/ask-about-dialog";
import { Button } from "../ui/button";
import { CODE_MISSING } from "../ui/lazy-code";
import { useToast } from "../ui/toast-context";

const load = () => import("../features/messages/ask-about-dialog");
type Code = Awaited<ReturnType<typeof load>>;

type AskAboutButtonProps = Omit<AskAboutProps, "onClose"> & { size?: "sm" | "md" };

/** Opens a message to the coach about one exercise. */
export function AskAboutButton({ size = "sm", ...asked }: AskAboutButtonProps) {
  const { toast } = useToast();
  const [code, setCode] = useState<Code | null>(null);
  const [open, setOpen] = useState(false);
  const ask = async () => {
    try {
      setCode(await load());
      setOpen(true);
    } catch {
      toast(CODE_MISSING);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<MessageCircleQuestionMark aria-hidden strokeWidth={1.75} />}
        onClick={ask}
      >
        Ask about this<span className="sr-only">: {asked.exercise.name}</span>
      </Button>
      {open && code ? <code.AskAboutDialog {...asked} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
