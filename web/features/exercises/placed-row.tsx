import { Link2, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PlacedExercise } from "../../../worker/contract/library";
import { goToControl } from "../../lib/forms/go-to-control";
import { Button } from "../../ui/button";
import { LinkBadge } from "./link-badge";
import { LinkForm } from "./link-form";
import { PlacedFacts } from "./placed-facts";
import { useRemoveVideo } from "./use-remove-video";
import { ViewVideo } from "./view-video";

/** An exercise of a week or workout, with its link edited in place. */
export function PlacedRow({ placed, onMoved }: { placed: PlacedExercise; onMoved: () => void }) {
  const [editing, setEditing] = useState(false);
  const { id, name, videoUrl, linkState } = placed;
  const { removing, remove } = useRemoveVideo(placed, onMoved);
  const close = () => {
    setEditing(false);
    goToControl(`edit-link-${id}`);
  };
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="grid min-w-0 gap-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans font-semibold text-lg">
            <span className="min-w-0">{name}</span>
            <LinkBadge state={linkState} />
          </h3>
          <PlacedFacts placed={placed} />
        </div>
        {editing ? null : (
          <div className="flex flex-wrap gap-2 sm:flex-row-reverse">
            <Button
              id={`edit-link-${id}`}
              variant="secondary"
              size="sm"
              icon={videoUrl ? <Pencil aria-hidden strokeWidth={1.75} /> : <Link2 aria-hidden strokeWidth={1.75} />}
              onClick={() => setEditing(true)}
            >
              {videoUrl ? "Edit Link" : "Add Video Link"}
              <span className="sr-only"> of {name}</span>
            </Button>
            <ViewVideo address={videoUrl} of={name} />
            {videoUrl ? (
              <Button
                variant="quiet"
                size="sm"
                icon={<Trash2 aria-hidden strokeWidth={1.75} />}
                busy={removing}
                busyLabel="Removing…"
                onClick={remove}
              >
                Remove<span className="sr-only"> the video of {name}</span>
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {editing ? (
        <LinkForm
          placed={placed}
          onCancel={close}
          onSaved={() => {
            if (videoUrl) return close();
            setEditing(false);
            onMoved();
          }}
        />
      ) : null}
    </li>
  );
}
