import { Merge, Pencil } from "lucide-react";
import { useState } from "react";
import type { LibraryEntry } from "../../../worker/contract/library";
import { USES_MOST } from "../../../worker/contract/library-limits";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { EntryUses } from "./entry-uses";
import { LinkBadge } from "./link-badge";
import { ViewVideo } from "./view-video";

type EntryRowProps = { entry: LibraryEntry; onEdit: () => void; onMerge: () => void };

export function EntryRow({ entry, onEdit, onMerge }: EntryRowProps) {
  const { id, name, aliases, tags, videoUrl, linkState, uses, missing } = entry;
  const [open, setOpen] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans font-semibold text-lg">
          <span className="min-w-0">{name}</span>
          {videoUrl ? <LinkBadge state={linkState} /> : <Badge tone="warning">No video</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} tone="outline">
              {tag}
            </Badge>
          ))}
        </h3>
        {aliases.length ? <p className="text-muted text-sm">Also {aliases.join(", ")}</p> : null}
        {uses ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? `uses-${id}` : undefined}
            className="link min-h-6 justify-self-start text-left text-sm tabular-nums"
            onClick={() => setOpen(!open)}
          >
            {usesInWords(uses, missing)}
            <span className="sr-only"> of {name}</span>
          </button>
        ) : (
          <p className="text-muted text-sm">Not used at the moment</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 self-start sm:flex-row-reverse">
        <Button variant="secondary" size="sm" icon={<Pencil aria-hidden strokeWidth={1.75} />} onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        <ViewVideo address={videoUrl} of={name} />
        <IconButton
          label={`Merge ${name} with another exercise`}
          title="Merge with another"
          icon={<Merge aria-hidden />}
          onClick={onMerge}
        />
      </div>
      {open ? (
        <div id={`uses-${id}`} className="min-w-0 sm:col-span-2">
          <EntryUses library={id} of={name} />
        </div>
      ) : null}
    </li>
  );
}

const upTo = (count: number) => (count >= USES_MOST ? `${USES_MOST - 1}+` : String(count));

export function usesInWords(uses: number, missing: number): string {
  const places = `${upTo(uses)} ${uses === 1 ? "place" : "places"}`;
  if (missing === 0) return `Used in ${places}`;
  return missing === uses
    ? `Used in ${places}, nowhere with a video`
    : `Used in ${places}, ${upTo(missing)} without a video`;
}
