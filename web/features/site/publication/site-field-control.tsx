import { ImageUp } from "lucide-react";
import { useState } from "react";
import { accentOf, isColour } from "../../../../worker/contract/accent";
import { PHOTO } from "../../../media/media-files";
import { UploadMediaDialog } from "../../../media/upload-media-dialog";
import { Button } from "../../../ui/button";
import { Field, FieldError } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { SiteLogo } from "./logo/site-logo";
import type { SiteFieldProps } from "./site-fields";

type Changed = { target: { value: string } };

const INPUTS = { number: "number", date: "date", email: "email" } as const;

export function SiteFieldControl({ field, value, error, onChange }: SiteFieldProps) {
  const { at, label, kind, most } = field;
  if (kind === "photo") return <SitePhoto field={field} value={value} error={error} onChange={onChange} />;
  if (kind === "logo") return <SiteLogo field={field} value={value} error={error} onChange={onChange} />;
  const help = kind === "colour" ? <AccentHelp colour={value} /> : field.help;
  const control = { value, maxLength: most, onChange: ({ target }: Changed) => onChange(target.value) };
  const isLong = kind === "area" || kind === "lines" || kind === "paragraphs" || kind === "places";
  return (
    <Field id={`site-${at}`} label={label} help={help} error={error}>
      {isLong ? (
        <TextArea rows={kind === "paragraphs" ? 6 : 2} grow {...control} />
      ) : kind === "colour" ? (
        <TextInput {...control} placeholder="#cf3a10" spellCheck={false} autoComplete="off" className="max-w-48" />
      ) : (
        <TextInput
          {...control}
          type={kind ? INPUTS[kind] : "text"}
          className={kind === "number" || kind === "date" ? "max-w-48" : undefined}
        />
      )}
    </Field>
  );
}

/** Shows the colour in both themes, and what was changed to keep it readable. */
function AccentHelp({ colour }: { colour: string }) {
  if (!isColour(colour)) return "As #rrggbb. Empty: the vermilion that the product comes with.";
  const { light, dark, corrected } = accentOf(colour);
  return (
    <span className="grid gap-2 pt-1">
      <svg
        viewBox="0 0 300 56"
        className="h-14 w-75 max-w-full rounded-sm"
        role="img"
        aria-label="The colour in both themes"
      >
        {[light, dark].map((tones, at) => (
          <g key={tones.on} transform={`translate(${at * 150} 0)`} className="font-semibold text-sm">
            <rect width="150" height="56" fill={tones.ground} />
            <rect x="12" y="12" width="66" height="32" rx="3" fill={tones.accent} />
            <text x="45" y="33" textAnchor="middle" fill={tones.on}>
              Button
            </text>
            <text x="92" y="33" fill={tones.text}>
              Text
            </text>
          </g>
        ))}
      </svg>
      {corrected.length
        ? `So that it can be read, it is ${corrected.join(" and ")}.`
        : "It can be read in both themes as it is."}
    </span>
  );
}

/** Field for the coach's photo; without one the drawn portrait stands. */
function SitePhoto({ field: { at, label }, value, error, onChange }: SiteFieldProps) {
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
