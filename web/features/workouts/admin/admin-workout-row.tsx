import { CopyPlus, Ellipsis, ExternalLink, LayoutTemplate, Pencil, Trash2, Video } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { useDuplicateWorkout, useSaveAsTemplate } from "../../../data/admin-workouts";
import { workoutDay } from "../../../lib/format/workout-facts";
import { usePublishes } from "../../../lib/session/use-rights";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Badge } from "../../../ui/badge";
import { IconButton } from "../../../ui/icon-button";
import { Menu, MenuItem, MenuLink } from "../../../ui/menu";
import { useToast } from "../../../ui/toast-context";

type AdminWorkoutRowProps = { workout: AdminWorkout; editing: boolean; onEdit: () => void; onDelete: () => void };

export function AdminWorkoutRow({ workout, editing, onEdit, onDelete }: AdminWorkoutRowProps) {
  const { title, description, duration, intensity, focus, day, videoUrl, isPublished } = workout;
  const fixed = !usePublishes() && isPublished;
  const facts = [
    duration === null ? null : `${duration} min`,
    intensity,
    focus,
    day === null ? null : `Day ${day} (${workoutDay({ day })})`,
  ].filter(Boolean);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 pt-2 text-xl">
          {title}
          {videoUrl ? (
            <Video
              role="img"
              aria-label="Has a video"
              className="ml-2 inline size-5 align-[-0.15em] text-muted"
              strokeWidth={1.75}
            />
          ) : null}
        </h3>
        <div className="flex shrink-0">
          {fixed ? null : (
            <>
              <IconButton label={`Edit ${title}`} title="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />
              <IconButton
                label={`Delete ${title}`}
                title="Delete"
                tone="danger"
                icon={<Trash2 aria-hidden />}
                onClick={onDelete}
              />
            </>
          )}
          <WorkoutMenu workout={workout} />
        </div>
      </div>
      {description ? <p className="line-clamp-1 text-muted text-sm">{description}</p> : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums">
        {isPublished ? <Badge tone="success">Published</Badge> : <Badge tone="outline">Draft</Badge>}
        {editing ? <Badge>In the form</Badge> : null}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </li>
  );
}

function WorkoutMenu({ workout }: { workout: AdminWorkout }) {
  const { id, title } = workout;
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const duplicate = useDuplicateWorkout();
  const template = useSaveAsTemplate();
  const failed = (fallback: string) => (error: unknown) => toastFailure(error, fallback);
  return (
    <Menu align="end" trigger={<IconButton label={`More for ${title}`} icon={<Ellipsis aria-hidden />} />}>
      <MenuLink
        icon={<ExternalLink aria-hidden strokeWidth={1.75} />}
        render={<Link to={addressOf("workout", { id, query: { as: "member" } })} />}
      >
        View as member
      </MenuLink>
      <MenuItem
        icon={<CopyPlus aria-hidden strokeWidth={1.75} />}
        onSelect={() =>
          duplicate.mutate(id, {
            onSuccess: (copy) =>
              toast({ title: "Success", description: `“${copy.title}” is there, as a draft.`, tone: "success" }),
            onError: failed("Failed to duplicate workout"),
          })
        }
      >
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<LayoutTemplate aria-hidden strokeWidth={1.75} />}
        onSelect={() =>
          template.mutate(workout, {
            onSuccess: ({ name }) =>
              toast({
                title: "Template Created",
                description: `New workouts can start from “${name}”.`,
                tone: "success",
              }),
            onError: failed("Failed to create template"),
          })
        }
      >
        Save as template
      </MenuItem>
    </Menu>
  );
}
