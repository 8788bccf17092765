import { ImageUp } from "lucide-react";
import { useState } from "react";
import { PHOTO } from "../../../media/media-files";
import { UploadMediaDialog } from "../../../media/upload-media-dialog";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import type { SiteFieldProps } from "./site-fields";

/** Field for the coach's photo; without one the drawn portrait stands. */
export function SitePhoto({ field: { at, label }, value, error, onChange }: SiteFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold text-sm">{label}</p>
      {value ? (
        <img src={value} alt="As visitors will see you" className="aspect-12/13 w-40 rounded-md object-cover" />
      ) : (
        <p className="text-muted text-sm">None yet: the first page shows a drawing of somebody else.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          id={`site-${at}`}
          variant="secondary"
          size="sm"
          icon={<ImageUp aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        >
          Upload photo
        </Button>
        {value ? (
          <Button variant="quiet" size="sm" onClick={() => onChange("")}>
            Remove photo
          </Button>
        ) : null}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <UploadMediaDialog
        {...PHOTO}
        open={open}
        onOpenChange={setOpen}
        onUploaded={([picture]) => picture && onChange(picture.mediaUrl)}
      />
    </div>
  );
}
