import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, X } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { brand } from "../../worker/contract/brand";
import type { FirstWeekState } from "../../worker/contract/first-week-standing";
import { changed } from "../data/changed";
import { markFirstWeek } from "../data/first-week";
import { shownMessage } from "../lib/http/request-error";
import { IconButton } from "../ui/icon-button";
import { useToast } from "../ui/toast-context";

export type FirstWeekRowProps = { state: FirstWeekState };

/** A row that links to the first week and can be dismissed. */
export function FirstWeekRow({ state }: FirstWeekRowProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const dismiss = useMutation({
    mutationFn: () => markFirstWeek("dismissed"),
    onSuccess: () => changed(client, "firstWeek"),
    onError: (error) => toast({ title: "Error", description: shownMessage(error), tone: "destructive" }),
  });
  const { title, text, at } = WORDS[state]();
  return (
    <div className="flex items-stretch rounded-md border border-line border-l-3 border-l-accent bg-raised">
      <Link
        to={addressOf("firstWeek", { query: { at } })}
        className="group flex min-h-18 min-w-0 flex-1 items-center gap-3 py-3 pr-2 pl-4 focus-visible:-outline-offset-3"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{title}</span>
          <span className="text-muted text-sm">{text}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-1"
          strokeWidth={1.75}
        />
      </Link>
      <IconButton
        label="Not now"
        className="self-center"
        icon={<X aria-hidden />}
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate()}
      />
    </div>
  );
}

const WORDS: Record<FirstWeekState, () => { title: string; text: string; at?: string }> = {
  new: () => ({ title: "Set up your first week", text: "A few short cards, then one session that fits you today." }),
  begun: () => ({ title: "Go on with your first week", text: "What you have answered is kept." }),
  waiting: () => ({
    title: `A word with ${brand.coach.firstName} first`,
    text: "Then your first session. Your training is open meanwhile.",
    at: "today",
  }),
  ready: () => ({
    title: `${brand.coach.firstName} says: go ahead`,
    text: "Your first session is waiting.",
    at: "today",
  }),
  again: () => ({ title: "Please sign again", text: "What you have signed has a new version.", at: "health" }),
};
