import { Redo2, Undo2 } from "lucide-react";
import { plural } from "../../lib/format/format";
import { goToControl } from "../../lib/forms/go-to-control";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { useRoom } from "../../ui/use-room";
import type { WeekProblem } from "./check-week";
import type { WeekEditor } from "./use-week-editor";
import { CHECK_HEADING } from "./week-problems";

type EditorBarProps = {
  editor: WeekEditor;
  /** The result of the last press. */
  said: string;
  problems: WeekProblem[];
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onDiscard: () => void;
};

/** Always visible: whether there are unsaved changes, and the button to save them. */
export function EditorBar({ editor, said, problems, onUndo, onRedo, onSave, onDiscard }: EditorBarProps) {
  const { dirty, saving, failure, canUndo, canRedo, server, program } = editor;
  const blocking = problems.filter(({ severity }) => severity !== "hint").length;
  return (
    <div ref={useRoom("--bottom-bar")} className="sticky bottom-0 z-10 -mx-1 border-line border-t bg-paper px-1 py-3">
      <AlertLine className="pb-2 empty:hidden">{failure}</AlertLine>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p className="font-semibold">
            {dirty
              ? `Unsaved changes, kept ${server.where === "server" ? "for you" : "on this device"}`
              : "Everything is saved"}
          </p>
          <p role="status" className="truncate text-muted empty:hidden">
            {said}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => goToControl(CHECK_HEADING)}>
            {blocking ? `${blocking} to mend` : plural(problems.length, "hint")}
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden strokeWidth={1.75} />}
            disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={onUndo}
          >
            Undo
          </Button>
          {canRedo ? (
            <Button
              variant="quiet"
              icon={<Redo2 aria-hidden strokeWidth={1.75} />}
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              onClick={onRedo}
            >
              Redo
            </Button>
          ) : null}
          {failure && dirty ? (
            <Button variant="secondary" onClick={() => void editor.compare()}>
              Compare
            </Button>
          ) : null}
          {dirty ? (
            <Button variant="quiet" onClick={onDiscard}>
              Discard
            </Button>
          ) : null}
          <Button
            busy={saving === "save"}
            busyLabel="Saving…"
            disabled={!dirty}
            onClick={onSave}
            aria-keyshortcuts="Control+S"
          >
            {program.status === "published" ? "Update" : "Save"}
          </Button>
        </div>
      </div>
    </div>
  );
}
