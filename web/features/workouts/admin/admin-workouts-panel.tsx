import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { readWorkout, useAdminWorkout, useDeleteWorkout } from "../../../data/admin-workouts";
import { readTemplate } from "../../../data/templates";
import { shownMessage } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { DiscardChanges } from "../../../ui/discard-changes";
import { Spinner } from "../../../ui/spinner";
import { useToast } from "../../../ui/toast-context";
import { DeletedWorkouts } from "./deleted-workouts";
import { keepDraft, keptDraft } from "./stored-draft";
import { useBringBack } from "./use-bring-back";
import { WorkoutForm } from "./workout-form";
import { draftFrom, type WorkoutDraft } from "./workout-form-draft";
import { WorkoutList } from "./workout-list";

/** The workouts' tab of content administration: a form for one, and the list of all. */
export function AdminWorkoutsPanel() {
  const session = useSession();
  return session.state === "signed-in" ? <Panel userId={session.user.id} /> : null;
}

/** What the form edits. A new number for each opening resets it. */
type Opened = {
  number: number;
  workout: AdminWorkout | null;
  start: WorkoutDraft | null;
  kept: { seen: string | null } | null;
  chosen: boolean;
};
type Target = Pick<Opened, "workout" | "start">;

const BLANK: Target = { workout: null, start: null };

function Panel({ userId }: { userId: string }) {
  const { toast } = useToast();
  const [left] = useState(() => keptDraft(userId));
  // The workout of the unsaved changes. If it was deleted, they become a new workout.
  const owner = useAdminWorkout(left?.workoutId ?? null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [dirty, setDirty] = useState(left !== null);
  const [leaving, setLeaving] = useState<Target | null>(null);
  const [deleting, setDeleting] = useState<AdminWorkout | null>(null);

  const current: Opened = opened ?? {
    number: 0,
    workout: owner.data ?? null,
    start: left ? withoutStrangers(left.draft, owner.data ?? null) : null,
    kept: left,
    chosen: false,
  };
  const open = (target: Target, chosen: boolean) => {
    keepDraft(userId, null);
    setLeaving(null);
    setDirty(false);
    setOpened({ ...target, number: current.number + 1, kept: null, chosen });
  };
  const leaveTo = (target: Target) => (dirty ? setLeaving(target) : open(target, true));
  useTargetOfAddress(leaveTo);

  const takeNewer = async (id: number) => {
    try {
      open({ workout: await readWorkout(id), start: null }, true);
    } catch (error) {
      toast({ title: "Error", description: shownMessage(error), tone: "destructive" });
    }
  };
  return (
    <div className="grid grid-cols-1 items-start gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)] lg:gap-16">
      {owner.isLoading ? (
        <BringingBack />
      ) : (
        <WorkoutForm
          key={current.number}
          userId={userId}
          workout={current.workout}
          start={current.start}
          kept={current.kept}
          focus={current.chosen}
          onDirty={setDirty}
          onCancel={() => leaveTo(BLANK)}
          onTemplate={(template) => leaveTo({ workout: null, start: draftFrom(template) })}
          onTakeNewer={() => current.workout && void takeNewer(current.workout.id)}
          onSaved={() => {
            open(BLANK, false);
            goToList();
          }}
        />
      )}
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-(--under-header)">
        <WorkoutList
          editing={current.workout?.id ?? null}
          onEdit={(workout) => leaveTo({ workout, start: null })}
          onDelete={setDeleting}
        />
        <DeletedWorkouts />
      </div>
      <DiscardChanges
        open={leaving !== null}
        onKeep={() => setLeaving(null)}
        onDiscard={() => leaving && open(leaving, true)}
      />
      <DeleteWorkoutDialog
        workout={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => {
          setDeleting(null);
          if (current.workout?.id === id) open(BLANK, false);
          goToList();
        }}
      />
    </div>
  );
}

function BringingBack() {
  return (
    <p role="status" className="flex min-h-160 items-start gap-3 text-muted">
      <Spinner />
      Bringing your unsaved changes back…
    </p>
  );
}

/** Removes the stored ids of rows whose workout was deleted. */
function withoutStrangers(draft: WorkoutDraft, owner: AdminWorkout | null): WorkoutDraft {
  return owner ? draft : { ...draft, rows: draft.rows.map((row) => ({ ...row, id: null })) };
}

/** Opens the address's target once: `?template=3` a new workout from a template, `?workout=3` that workout. */
function useTargetOfAddress(leaveTo: (target: Target) => void): void {
  const { toast } = useToast();
  const [params, setParams] = useSearchParams();
  const template = Number(params.get("template") ?? 0);
  const workout = Number(params.get("workout") ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per address, not on every render.
  useEffect(() => {
    if (!template && !workout) return;
    setParams({ tab: "workouts" }, { replace: true });
    const target: Promise<Target> = template
      ? readTemplate(template).then((found) => ({ workout: null, start: draftFrom(found) }))
      : readWorkout(workout).then((found) => ({ workout: found, start: null }));
    target.then(leaveTo, (error) => toast({ title: "Error", description: shownMessage(error), tone: "destructive" }));
  }, [template, workout]);
}

/** Focuses the list, where the result shows; the focused element is gone. */
function goToList(): void {
  const heading = document.getElementById("existing-workouts");
  heading?.scrollIntoView({ block: "nearest" });
  heading?.focus({ preventScroll: true });
}

type DeleteWorkoutDialogProps = {
  workout: AdminWorkout | null;
  onClose: () => void;
  onDeleted: (workout: AdminWorkout) => void;
};

function DeleteWorkoutDialog({ workout, onClose, onDeleted }: DeleteWorkoutDialogProps) {
  const { bringBack } = useBringBack();
  return (
    <DeleteDialog
      thing={workout}
      title="Delete this workout?"
      description={`“${workout?.title ?? ""}” is gone for members at once; what they have done of it stays in their history. For ${RESTORABLE_DAYS} days you can bring it back.`}
      remove={useDeleteWorkout()}
      deleted={{ title: "Success", description: "Workout deleted successfully!" }}
      onUndo={({ id }) => bringBack(id)}
      failed="Failed to delete workout"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
