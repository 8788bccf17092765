import { ImageUp } from "lucide-react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { PHOTO } from "../../../media/media-files";
import { UploadMediaDialog } from "../../../media/upload-media-dialog";
import { Button } from "../../../ui/button";
import { Cover } from "../../../ui/cover";
import { CoverArt } from "../../../ui/cover-art";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { POST_LABELS, type PostDraft } from "./post-draft";

type FeaturedImageFieldProps = {
  form: UseFormReturn<PostDraft>;
  /** Shows the picture below the field, for drawers. */
  narrow?: boolean;
};

/** The article's picture, as an address or upload, with a preview. */
export function FeaturedImageField({ form, narrow = false }: FeaturedImageFieldProps) {
  const [value, title] = form.watch(["featuredImage", "title"]);
  const pick = (picked: string) => form.setValue("featuredImage", picked, { shouldDirty: true, shouldValidate: true });
  const [open, setOpen] = useState(false);
  const address = value.trim();
  return (
    <div className={cx("grid grid-cols-1 gap-5", !narrow && "sm:grid-cols-[minmax(0,1fr)_16rem] sm:gap-8")}>
      <div className="grid grid-cols-1 content-start gap-3">
        <Field
          label={POST_LABELS.featuredImage}
          error={form.formState.errors.featuredImage?.message}
          help="Upload a picture, or give the address of one. Without any, a cover is drawn from the title."
        >
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={BLOG_LIMITS.featuredImage}
            {...form.register("featuredImage")}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<ImageUp aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onClick={() => setOpen(true)}
          >
            Upload image
          </Button>
          {address ? (
            <Button variant="quiet" size="sm" onClick={() => pick("")}>
              Remove image
            </Button>
          ) : null}
        </div>
      </div>
      <figure className="grid grid-cols-1 content-start gap-2">
        <Cover
          src={pictureAt(address)}
          className={COVER}
          drawn={<CoverArt title={title.trim() || "Untitled"} className={COVER} />}
        />
        <figcaption className="text-muted text-sm">{address ? "As readers will see it" : "The drawn cover"}</figcaption>
      </figure>
      <UploadMediaDialog
        {...PHOTO}
        open={open}
        onOpenChange={setOpen}
        onUploaded={([picture]) => picture && pick(picture.mediaUrl)}
      />
    </div>
  );
}

/** Returns the address once it is complete, else null. */
const pictureAt = (address: string) => (/^(https:\/\/[^\s/]+\/\S+|\/[^/\s]\S*)$/.test(address) ? address : null);

const COVER = "aspect-video w-full rounded-sm";
