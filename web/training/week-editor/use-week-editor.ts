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

/** Delay before a change is stored on the device. */
const KEEP_AFTER_MS = 400;

/** The stored week that the changes are based on, with its other data. */
type Base = { program: AdminWeeklyProgram; week: EditorWeek; revision: number };

/** The state of an edited week: its content, its unsaved copy on the device, and saving. */
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
  // Comparing two whole weeks takes longer than a keystroke may.
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
    /** The unsaved changes on the server, and conflicts with another tab or device. */
    server,
    /** Whether unsaved changes from before a reload were restored. */
    brought,
    /** When the restored changes were last edited; 0 without any. */
    broughtAt: left?.at ?? 0,
    /** The stored week that made the server refuse a save. */
    theirs,
    /** The week after a pause in typing, for what need not follow each keystroke. */
    settled,
    canUndo: state.past.length > 0,
    canRedo: state.undone.length > 0,
    change,
    undo: () => dispatch({ do: "undo" }),
    redo: () => dispatch({ do: "redo" }),
    save: () => put(week, base, {}, "Weekly program saved."),
    publish: (extra: ProgramChangeInput, done: string) => put(week, base, extra, done),
    /** Replaces everything by a stored state. */
    show: (program: AdminWeeklyProgram) => take(program, () => weekOf(program)),
    bring: (stored: StoredWeek) => {
      setBase({ ...base, week: stored.base, revision: stored.revision });
      dispatch({ do: "set", week: () => stored.week });
      setBrought(true);
    },
    discard: async () => {
      const program = await readAdminProgram(opened.id).catch(() => base.program);
      take(program, () => weekOf(program));
    },
    /** Loads the stored week's changes, keeping those made here. */
    renew: async () => {
      const program = await readAdminProgram(opened.id);
      const ownParts = new Set(changedParts(base.week, week));
      take(program, (current) => (ownParts.size ? mergeWeeks(current, weekOf(program), ownParts) : weekOf(program)));
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

/** Returns the newer of this tab's and the server's unsaved changes. */
function newest(here: StoredWeek | null, there: StoredWeek | null): StoredWeek | null {
  if (!here || !there) return here ?? there;
  return there.at > here.at ? there : here;
}

export type WeekEditor = ReturnType<typeof useWeekEditor>;
