import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import type { KnownExercise } from "../../../../worker/contract/exercises";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { useExerciseNames } from "../../../data/admin-programs";
import { plural, relativeTime } from "../../../lib/format/format";
import { goToControl } from "../../../lib/forms/go-to-control";
import { DateOverlaps } from "../../../training/weeks/date-overlaps";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { checkWeek, type WeekProblem } from "./check-week";
import { EditorBar } from "./editor-bar";
import { EditorHeader } from "./editor-header";
import { allRows, weekOf } from "./editor-week";
import { compareWeeks } from "./merge-weeks";
import { NAME_LIST } from "./name-cell";
import { StaleDialog } from "./stale-dialog";
import { dropWeek, otherWeek } from "./stored-week";
import { useWeekEditor } from "./use-week-editor";
import { VersionsDialog } from "./versions-dialog";
import { WeekDays } from "./week-days";
import { WeekDetails } from "./week-details";
import { WeekProblems } from "./week-problems";

type WeekEditorViewProps = { userId: string; opened: AdminWeeklyProgram };

export function WeekEditorView({ userId, opened }: WeekEditorViewProps) {
  const editor = useWeekEditor(userId, opened);
  const { week, settled, base, dirty, theirs, change } = editor;
  const [other, setOther] = useState(() => otherWeek(userId, opened.id));
  const [shown, setShown] = useState(1);
  const [said, setSaid] = useState("");
  const [versions, setVersions] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const names = useExerciseNames().data;
  const known = useMemo(() => new Map(names?.map((each) => [each.name.toLowerCase(), each])), [names]);
  const problems = useMemo(() => checkWeek(settled), [settled]);
  const knownVideos = useMemo(() => videosFor(settled, known), [settled, known]);
  const go = ({ dayOfWeek, control }: WeekProblem) => {
    if (dayOfWeek !== null) setShown(dayOfWeek);
    openFold(control);
    goToControl(control);
  };
  // The list of what to look at is long, and stays as it is while nothing of it changes.
  const latest = useRef({ go, knownVideos });
  latest.current = { go, knownVideos };
  const goTo = useCallback((problem: WeekProblem) => latest.current.go(problem), []);
  const takeVideos = useCallback(() => {
    const videos = latest.current.knownVideos;
    change({ do: "set-videos", videos });
    setSaid(`${plural(videos.size, "known video")} added. Undo takes them away.`);
  }, [change]);
  const blocked = (severities: WeekProblem["severity"][]) => {
    const first = checkWeek(week).find(({ severity }) => severities.includes(severity));
    if (first) go(first);
    return first !== undefined;
  };
  const save = () => {
    // What members see, or will see, has to be fit for it.
    if (!blocked(base.program.status === "draft" ? ["save"] : ["save", "publish"])) void editor.save();
  };
  const undo = () => {
    if (!editor.canUndo) return setSaid("There is nothing to take back.");
    editor.undo();
    setSaid("Taken back.");
  };
  const redo = () => {
    if (!editor.canRedo) return;
    editor.redo();
    setSaid("Done again.");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // A dialog's fields are its own.
    if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
    const key = event.key.toLowerCase();
    // The browser's own undo knows one field, and nothing of rows that were moved.
    const act = { s: save, z: event.shiftKey ? redo : undo, y: redo }[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S and Ctrl+Z are heard here from whatever field has the focus.
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-8 sm:py-12" onKeyDown={onKeyDown}>
      <EditorHeader
        editor={editor}
        onVersions={() => setVersions(true)}
        mayPublish={() => !blocked(["save", "publish"])}
      />
      {editor.brought ? (
        <UnsavedChanges onDiscard={() => setDiscarding(true)}>
          They were kept on this device. Save them when they are ready.
        </UnsavedChanges>
      ) : null}
      {other ? (
        <Alert
          tone="info"
          title="There are unsaved changes from another tab"
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  editor.bring(other.kept);
                  dropWeek(other.key);
                  setOther(null);
                }}
              >
                Take them over
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setOther(null)}>
                Leave them
              </Button>
            </span>
          }
        >
          Kept on this device {relativeTime(new Date(other.kept.at).toISOString())}.
        </Alert>
      ) : null}
      <DateOverlaps
        id={opened.id}
        startDate={settled.startDate}
        endDate={settled.endDate}
        assignedTo={editor.program.assignedTo}
      />
      <WeekDetails week={week} onChange={change} />
      <WeekProblems problems={problems} knownVideos={knownVideos.size} onUseVideos={takeVideos} onGo={goTo} />
      <WeekDays
        week={week}
        problems={problems}
        known={known}
        onChange={change}
        say={setSaid}
        shown={shown}
        onShow={setShown}
      />
      <EditorBar
        editor={editor}
        said={said}
        problems={problems}
        onUndo={undo}
        onRedo={redo}
        onSave={save}
        onDiscard={() => setDiscarding(true)}
      />
      <datalist id={NAME_LIST}>
        {names?.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {theirs ? (
        <StaleDialog
          changes={compareWeeks(base.week, week, weekOf(theirs))}
          onLater={editor.later}
          onMerge={editor.merge}
        />
      ) : null}
      {versions ? (
        <VersionsDialog
          program={editor.program}
          dirty={dirty}
          onClose={() => setVersions(false)}
          onRestored={(program) => {
            editor.show(program);
            setVersions(false);
            setSaid("The version was restored.");
          }}
        />
      ) : null}
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard your changes?"
        description="The week goes back to what is stored."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onConfirm={() => {
          setDiscarding(false);
          void editor.discard();
        }}
      />
    </div>
  );
}

/** The known video for each row that has none. */
function videosFor(week: Parameters<typeof allRows>[0], known: ReadonlyMap<string, KnownExercise>) {
  return new Map(
    allRows(week).flatMap(({ key, texts }) => {
      const videoUrl = texts.videoUrl.trim() ? null : known.get(texts.name.trim().toLowerCase())?.videoUrl;
      return videoUrl ? [[key, videoUrl] as const] : [];
    }),
  );
}

/** A control in the folded part of a row is there once the row is open. */
function openFold(control: string): void {
  requestAnimationFrame(() => {
    if (document.getElementById(control)) return;
    const key = /^cell-(.+)-[a-zA-Z]+$/.exec(control)?.[1];
    document.getElementById(`more-${key}`)?.click();
  });
}
