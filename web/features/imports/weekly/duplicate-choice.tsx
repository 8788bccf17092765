import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { localDate } from "../../../../worker/contract/calendar";
import type { WeeklyUpload } from "../../../../worker/contract/imports";
import { discardProgram, replaceProgram } from "../../../data/admin-programs";
import { changed } from "../../../data/changed";
import { calendarDay } from "../../../lib/format/format";
import { usePublishes } from "../../../lib/session/use-rights";
import { ConfirmChange } from "../../../shell/confirm-change";
import { ForPublishers } from "../../../shell/for-publishers";
import { Alert } from "../../../ui/alert";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";

type Duplicate = WeeklyUpload["duplicates"][number];

/** The action the coach is asked to confirm. */
type Asked = { kind: "replace"; older: Duplicate } | { kind: "discard" };

type DuplicateChoiceProps = {
  duplicates: Duplicate[];
  draft: { id: number; title: string };
  /** Called with the duplicates that are still undecided. */
  onLeft: (duplicates: Duplicate[]) => void;
  onDiscarded: () => void;
  /** Called when the draft has replaced the older week. */
  onReplaced: () => Promise<void>;
  /** Called when no question is left, because the focused element is gone. */
  onSettled: () => void;
};

/** The same week exists already. Neither is changed before the coach decides. */
export function DuplicateChoice(props: DuplicateChoiceProps) {
  const { duplicates, draft, onLeft, onDiscarded, onReplaced, onSettled } = props;
  const client = useQueryClient();
  const { toast } = useToast();
  const [open, setOpen] = useState(duplicates);
  const [asked, setAsked] = useState<Asked>();
  const leave = (left: Duplicate[]) => {
    setOpen(left);
    onLeft(left);
  };
  const replace = useMutation({
    mutationFn: (older: Duplicate) => replaceProgram(older.id, draft.id),
    onSuccess: async ({ isPublished }, older) => {
      await onReplaced();
      setAsked(undefined);
      leave(open.filter(({ id }) => id !== older.id));
      toast({
        title: "Success",
        description: isPublished
          ? "The older program was replaced. Members see the new one now."
          : "The older program was replaced.",
        tone: "success",
      });
      await changed(client, "program");
    },
  });
  const discard = useMutation({
    mutationFn: () => discardProgram(draft.id),
    onSuccess: async () => {
      setAsked(undefined);
      onDiscarded();
      await changed(client, "program");
    },
  });
  const settled = duplicates.length > 0 && open.length === 0;
  const tellSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (settled) tellSettled();
  }, [settled]);
  if (open.length === 0) return null;
  const running = asked?.kind === "replace" ? replace : discard;
  return (
    <>
      <Alert
        tone="warning"
        title={
          open.every(({ reason }) => reason === "same_number")
            ? "A week with this number is already there"
            : "This week is already there"
        }
      >
        <OlderWeeks open={open} setAsked={setAsked} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => leave([])}>
            Keep both
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked({ kind: "discard" })}>
            Discard this draft
          </Button>
        </div>
      </Alert>
      <ConfirmChoice
        asked={asked}
        draftTitle={draft.title}
        running={running}
        onClose={() => {
          setAsked(undefined);
          running.reset();
        }}
        onConfirm={() => (asked?.kind === "replace" ? replace.mutate(asked.older) : discard.mutate())}
      />
    </>
  );
}

type OlderWeeksProps = { open: Duplicate[]; setAsked: (asked: Asked) => void };

/** The existing weeks, each with a button to replace it. */
function OlderWeeks({ open, setAsked }: OlderWeeksProps) {
  const drafts = !usePublishes();
  return (
    <ul className="mt-2 divide-y divide-line">
      {open.map((older) => (
        <li key={older.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <div className="grid min-w-0 gap-1">
            <Link to={addressOf("weeklyProgram", { id: older.id })} className="link font-semibold">
              {older.title}
            </Link>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <Badge tone={older.isPublished ? "success" : "outline"}>
                {older.isPublished ? "Published" : "Draft"}
              </Badge>
              {older.startDate && older.endDate ? (
                <span>
                  {calendarDay(older.startDate)} to {calendarDay(older.endDate)}
                </span>
              ) : null}
              <span>{REASONS[older.reason]}</span>
            </p>
          </div>
          {drafts && older.isPublished ? (
            <ForPublishers isPublic />
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setAsked({ kind: "replace", older })}>
              Replace the older<span className="sr-only"> {older.title}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type ConfirmChoiceProps = {
  asked: Asked | undefined;
  draftTitle: string;
  running: ComponentProps<typeof ConfirmChange>["change"];
  onClose: () => void;
  onConfirm: () => void;
};

function ConfirmChoice({ asked, draftTitle, running, onClose, onConfirm }: ConfirmChoiceProps) {
  return (
    <ConfirmChange
      open={asked !== undefined}
      onClose={onClose}
      title={
        asked?.kind !== "replace"
          ? "Discard this draft?"
          : asked.older.isPublished
            ? "Replace the published program?"
            : "Replace the older program?"
      }
      description={
        asked?.kind === "replace"
          ? whatReplacingDoes(asked.older)
          : `${draftTitle} is deleted. The older program stays as it is.`
      }
      confirmLabel={asked?.kind === "replace" ? "Replace" : "Discard"}
      change={running}
      busyLabel={asked?.kind === "replace" ? "Replacing…" : "Discarding…"}
      onConfirm={onConfirm}
    />
  );
}

const REASONS: Record<Duplicate["reason"], string> = {
  same_file: "Same file",
  same_week: "Same week",
  same_number: "Same week number",
  same_title: "Same title",
};

function whatReplacingDoes({ title, isPublished, endDate }: Duplicate): string {
  const isPast = endDate !== null && endDate < localDate(new Date(), brand.timeZone);
  const history = "What members completed stays in their history.";
  if (isPast) return `${title} is deleted. Its dates have passed, so the new draft keeps its own. ${history}`;
  return isPublished
    ? `${title} is deleted, and the new one is published in its place, with its dates, in the same step. ${history}`
    : `${title} is deleted, and the new draft takes over its dates. Members see the new one once you publish it. ${history}`;
}
