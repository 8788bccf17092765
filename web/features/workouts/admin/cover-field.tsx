import { WORKOUT_REFUSALS } from "../../../../worker/contract/workouts-limits";
import { MediaButton } from "../../../media/media-button";
import { UploadProgress } from "../../../media/upload-progress";
import { useMediaUpload } from "../../../media/use-media-upload";
import { Cover } from "../../../ui/cover";
import { CoverArt } from "../../../ui/cover-art";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

type CoverFieldProps = {
  id: string;
  title: string;
  value: string;
  error: string | undefined;
  onValue: (address: string) => void;
};

/** Edits a workout's picture: an address or an upload; without one it is drawn from the title. */
export function CoverField({ id, title, value, error, onValue }: CoverFieldProps) {
  const upload = useMediaUpload({ onUploaded: ([stored]) => stored && onValue(stored.mediaUrl) });
  const address = value.trim();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Cover
        src={/^(https:\/\/|\/[^/])/.test(address) ? address : null}
        className={COVER}
        drawn={<CoverArt title={title || "Workout"} className={COVER} />}
      />
      <div className="grid grid-cols-1 gap-3">
        <Field id={id} label="Thumbnail URL" error={error} help="Empty: a cover is drawn from the title.">
          <TextInput
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={value}
            title={WORKOUT_REFUSALS.thumbnailUrl}
            onChange={(event) => onValue(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <MediaButton
            kind="image"
            label="Upload a Picture"
            size="sm"
            disabled={upload.state.status === "uploading"}
            onFiles={(files) => upload.start(files)}
          />
        </div>
        <UploadProgress upload={upload} />
      </div>
    </div>
  );
}

const COVER = "aspect-video w-full rounded-sm";
