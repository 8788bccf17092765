import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { AdminWeeklyProgram, ProgramChangeInput } from "../../../worker/contract/programs";
import { STALE_PROGRAM } from "../../../worker/contract/programs-limits";
import type { Unsaved } from "../../../worker/contract/unsaved";
import { putProgram, readAdminProgram } from "../../data/admin-programs";
import { changed } from "../../data/changed";
import { isUnauthorized, RequestError, shownMessage } from "../../lib/http/request-error";
import { useToast } from "../../ui/toast-context";
import type { WeekChange } from "./change-week";
import { changedParts, changeOf, type EditorWeek, weekOf, withIds } from "./editor-week";
import { mergeWeeks } from "./merge-weeks";
import { draftWeek, useServerDraft } from "./server-draft";
import { ownWeek, type StoredWeek, storeWeek } from "./stored-week";
import { firstStep, takeStep } from "./undo-steps";

/** How long after a change it is on the device. */
const KEEP_AFTER_MS = 400;

/** What the stored week was when this one was begun, and what the screen shows of it beside its content. */
type Base = { program: AdminWeeklyProgram; week: EditorWeek; revision: number };

/** One week while it is edited: its state, what is kept of it on the device, and what becomes of it on saving. */
export function useWeekEditor(userId: string, opened: AdminWeeklyProgram, draft: Unsaved) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [left] = useState(() => newest(ownWeek(userId, opened.id), draftWeek(draft)));
  const server = useServerDraft(opened.id, draft);
  const [base, setBase] = useState<Base>(() => ({
    program: opened,
    week: left?.base ?? weekOf(opened),
    revision: left?.revision ?? opened.revision,
  }));
  const [state, dispatch] = useReducer(takeStep, left?.week ?? base.week, firstStep);
  const [brought, setBrought] = useState(left !== null);
  const [theirs, setTheirs] = useState<AdminWeeklyProgram | null>(null);
  const [saving, setSaving] = useState<"save" | "publish" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { week } = state;
  // Comparing two whole weeks takes longer than a letter may.
  const settled = useDeferredValue(week);
  const dirty = useMemo(() => changedParts(base.week, settled).length > 0, [base, settled]);
  const latest = useRef({ week, base });
  latest.current = { week, base };

  const { keep: keepOnServer } = server;
  const keepNow = useCallback(() => {
    const { week: now, base: from } = latest.current;
    const kept: StoredWeek | null = changedParts(from.week, now).length
      ? { base: from.week, revision: from.revision, week: now, at: Date.now() }
      : null;
    storeWeek(userId, opened.id, kept);
    keepOnServer(kept);
  }, [userId, opened.id, keepOnServer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept depends on both, read when the pause is over.
  useEffect(() => {
    const timer = setTimeout(keepNow, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [week, base, keepNow]);
  useEffect(() => {
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [keepNow]);

  const change = useCallback((next: WeekChange) => dispatch({ ...next, at: Date.now() }), []);

  const take = (program: AdminWeeklyProgram, next: (current: EditorWeek) => EditorWeek) => {
    setBase({ program, week: weekOf(program), revision: program.revision });
    dispatch({ do: "set", week: next });
    setTheirs(null);
    setFailure(null);
    setBrought(false);
  };

  const put = async (sent: EditorWeek, from: Base, extra: ProgramChangeInput, done: string) => {
    setSaving("isPublished" in extra || "publishAt" in extra ? "publish" : "save");
    setFailure(null);
    try {
      const change = { ...changeOf(from.week, sent), ...extra, revision: from.revision };
      const program = await putProgram(opened.id, change);
      take(program, (current) => withIds(current, sent, weekOf(program)));
      toast({ title: "Success", description: done, tone: "success" });
      await changed(client, "program");
      return true;
    } catch (error) {
      if (isUnauthorized(error)) return false;
      if (error instanceof RequestError && error.body?.code === STALE_PROGRAM) {
        setFailure(error.shown);
        setTheirs(await readAdminProgram(opened.id).catch(() => null));
        return false;
      }
      const description = shownMessage(error, "Failed to save weekly program");
      setFailure(description);
      toast({ title: "Error", description, tone: "destructive" });
      return false;
    } finally {
      setSaving(null);
    }
  };

  return {
    program: base.program,
    base,
    week,
    dirty,
    saving,
    failure,
    /** Where the unsaved changes are kept, and what to do when another tab or device has kept others. */
    server,
    /** Unsaved changes of before a reload are on the screen. */
    brought,
    /** When what was brought on opening had been written last; 0 for nothing. */
    broughtAt: left?.at ?? 0,
    /** The stored week, when a save was refused because of it. */
    theirs,
    /** The week as it was drawn at rest, for what need not follow each letter. */
    settled,
    canUndo: state.past.length > 0,
    canRedo: state.undone.length > 0,
    change,
    undo: () => dispatch({ do: "undo" }),
    redo: () => dispatch({ do: "redo" }),
    save: () => put(week, base, {}, "Weekly program saved."),
    publish: (extra: ProgramChangeInput, done: string) => put(week, base, extra, done),
    /** Puts a stored state on the screen in place of everything. */
    show: (program: AdminWeeklyProgram) => take(program, () => weekOf(program)),
    bring: (kept: StoredWeek) => {
      setBase({ ...base, week: kept.base, revision: kept.revision });
      dispatch({ do: "set", week: () => kept.week });
      setBrought(true);
    },
    discard: async () => {
      const program = await readAdminProgram(opened.id).catch(() => base.program);
      take(program, () => weekOf(program));
    },
    /** Takes what has become of the stored week elsewhere on this screen, and keeps what was changed here. */
    renew: async () => {
      const program = await readAdminProgram(opened.id);
      const mine = new Set(changedParts(base.week, week));
      take(program, (current) => (mine.size ? mergeWeeks(current, weekOf(program), mine) : weekOf(program)));
    },
    later: () => setTheirs(null),
    compare: async () => setTheirs(await readAdminProgram(opened.id).catch(() => null)),
    merge: (keepMine: ReadonlySet<string>) => {
      if (!theirs) return;
      const from = { program: theirs, week: weekOf(theirs), revision: theirs.revision };
      const merged = mergeWeeks(week, from.week, keepMine);
      setBase(from);
      dispatch({ do: "set", week: () => merged });
      setTheirs(null);
      if (changedParts(from.week, merged).length) void put(merged, from, {}, "Weekly program saved.");
      else setFailure(null);
    },
  };
}

/** Of what this tab and the server have kept, what was written last. */
function newest(here: StoredWeek | null, there: StoredWeek | null): StoredWeek | null {
  if (!here || !there) return here ?? there;
  return there.at > here.at ? there : here;
}

export type WeekEditor = ReturnType<typeof useWeekEditor>;
