import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { KnownExercise, ProgramVideoSuggestion } from "../../../worker/contract/exercises";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import type { Unsaved } from "../../../worker/contract/unsaved";
import { useExerciseNames } from "../../data/admin-programs";
import { plural } from "../../lib/format/format";
import { goToControl } from "../../lib/forms/go-to-control";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { UnsavedChanges } from "../../ui/unsaved-changes";
import { DateOverlaps } from "../weeks/date-overlaps";
import { checkWeek, type WeekProblem } from "./check-week";
import { EditorBar } from "./editor-bar";
import { allRows, weekOf } from "./editor-week";
import { compareWeeks } from "./merge-weeks";
import { NO_NOTES, placeNotes, type ReadingNote } from "./note-place";
import { OtherTabs } from "./other-tabs";
import { StaleDialog } from "./stale-dialog";
import { useWeekEditor, type WeekEditor } from "./use-week-editor";
import { VersionsDialog } from "./versions-dialog";
import { WeekDays } from "./week-days";
import { WeekDetails } from "./week-details";
import { WeekProblems } from "./week-problems";

export type EditorTools = {
  editor: WeekEditor;
  onVersions: () => void;
  /** Returns false, and shows the problem, if something must be fixed first. */
  mayPublish: () => boolean;
  /** Shows the first problem that prevents publishing. */
  goToFirst: () => void;
  onShow: (dayOfWeek: number) => void;
};

type WeekEditorViewProps = {
  userId: string;
  opened: AdminWeeklyProgram;
  draft: Unsaved;
  /** Notes from reading the week's document. */
  notes?: readonly ReadingNote[] | undefined;
  /** The library's videos for names that it has in other spellings. */
  proposals?: readonly ProgramVideoSuggestion[] | undefined;
  head: (tools: EditorTools) => ReactNode;
};

export function WeekEditorView({
  userId,
  opened,
  draft,
  notes = NO_NOTES,
  proposals = NO_PROPOSALS,
  head,
}: WeekEditorViewProps) {
  const editor = useWeekEditor(userId, opened, draft);
  const { week, settled, base, dirty, theirs, change } = editor;
  const [shown, setShown] = useState(1);
  const [said, setSaid] = useState("");
  const [versions, setVersions] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const names = useExerciseNames().data;
  const known = useMemo(() => knownOf(names ?? [], proposals), [names, proposals]);
  const placed = useMemo(() => placeNotes(notes, weekOf(opened)), [notes, opened]);
  const problems = useMemo(() => checkWeek(settled), [settled]);
  const knownVideos = useMemo(() => videosFor(settled, known), [settled, known]);
  const go = ({ dayOfWeek, control }: WeekProblem) => {
    if (dayOfWeek !== null) setShown(dayOfWeek);
    openFold(control);
    goToControl(control);
  };
  // Stable, because the list of problems is long and expensive to render.
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
    // What members see, or will see, must also be publishable.
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
    // A dialog handles its own keys.
    if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
    const key = event.key.toLowerCase();
    // The browser's own undo covers one field only, and no moved rows.
    const act = { s: save, z: event.shiftKey ? redo : undo, y: redo }[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S and Ctrl+Z are heard here from whatever field has the focus.
    <div className="grid grid-cols-1 content-start gap-5" onKeyDown={onKeyDown}>
      {head({
        editor,
        onVersions: () => setVersions(true),
        mayPublish: () => !blocked(["save", "publish"]),
        goToFirst: () => blocked(["save", "publish"]),
        onShow: setShown,
      })}
      {editor.brought ? (
        <UnsavedChanges onDiscard={() => setDiscarding(true)}>
          They were kept for you. Save them when they are ready.
        </UnsavedChanges>
      ) : null}
      <OtherTabs userId={userId} programId={opened.id} editor={editor} />
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
        notes={placed}
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

const NO_PROPOSALS: readonly ProgramVideoSuggestion[] = [];

/** Returns the library's exercises by name in lower case, with proposals for other spellings. */
function knownOf(names: readonly KnownExercise[], proposals: readonly ProgramVideoSuggestion[]) {
  const known = new Map(names.map((each) => [each.name.toLowerCase(), each]));
  for (const { name, videoUrl } of proposals) {
    if (!known.get(name.toLowerCase())?.videoUrl) known.set(name.toLowerCase(), { name, videoUrl });
  }
  return known;
}

/** Returns the library's video for each row without one. */
function videosFor(week: Parameters<typeof allRows>[0], known: ReadonlyMap<string, KnownExercise>) {
  return new Map(
    allRows(week).flatMap(({ key, texts }) => {
      const videoUrl = texts.videoUrl.trim() ? null : known.get(texts.name.trim().toLowerCase())?.videoUrl;
      return videoUrl ? [[key, videoUrl] as const] : [];
    }),
  );
}

/** Opens a row's fold if it contains the control. */
function openFold(control: string): void {
  requestAnimationFrame(() => {
    if (document.getElementById(control)) return;
    const key = /^cell-(.+)-[a-zA-Z]+$/.exec(control)?.[1];
    document.getElementById(`more-${key}`)?.click();
  });
}
