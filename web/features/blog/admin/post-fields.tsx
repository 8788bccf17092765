import type { UseFormReturn } from "react-hook-form";
import { BLOG_CATEGORIES, BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { brand } from "../../../../worker/contract/brand";
import { instantIn } from "../../../../worker/contract/site-time";
import { exactTime } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { ForPublishers } from "../../../shell/for-publishers";
import { Checkbox } from "../../../ui/checkbox";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { POST_LABELS, type PostDraft, RULES } from "./post-draft";

type PostFieldsProps = {
  form: UseFormReturn<PostDraft>;
  /** In one column, for drawers. */
  narrow?: boolean;
};

/** The text of lists and search engines. */
export function ExcerptField({ form: { register, formState }, narrow = false }: PostFieldsProps) {
  return (
    <Field
      label={POST_LABELS.excerpt}
      error={formState.errors.excerpt?.message}
      help="One or two sentences: shown in lists, under the title and by search engines."
    >
      <TextArea rows={narrow ? 3 : 2} grow maxLength={BLOG_LIMITS.excerpt} {...register("excerpt")} />
    </Field>
  );
}

/** Category, tags and reading time. */
export function PostFacts({ form: { register, formState }, narrow = false }: PostFieldsProps) {
  const { errors } = formState;
  return (
    <div className={cx("grid grid-cols-1 gap-5", !narrow && "sm:grid-cols-2 lg:grid-cols-3")}>
      <Field label={POST_LABELS.category} error={errors.category?.message} className="content-start">
        <Select {...register("category")}>
          <option value="">No category</option>
          {BLOG_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={POST_LABELS.tags}
        error={errors.tags?.message}
        help="Separated by commas."
        className="content-start"
      >
        <TextInput autoComplete="off" {...register("tags", { validate: RULES.tags })} />
      </Field>
      <Field
        label={POST_LABELS.readTime}
        error={errors.readTime?.message}
        help="Left empty, it is counted."
        className="content-start"
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={BLOG_LIMITS.readTime}
          {...register("readTime", { validate: RULES.readTime })}
        />
      </Field>
    </div>
  );
}

/** Whether the post is published, from when, and featured. */
export function PostPublishing({ form: { register, formState, watch }, narrow = false }: PostFieldsProps) {
  const [isPublished, publishFrom] = watch(["isPublished", "publishFrom"]);
  return (
    <div
      className={cx(
        "grid grid-cols-1 gap-x-8 gap-y-2 border-line border-y py-3",
        !narrow && "sm:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)]",
      )}
    >
      <ForPublishers>
        <Checkbox
          label={POST_LABELS.isPublished}
          help="Without it, the post is a draft."
          {...register("isPublished")}
        />
      </ForPublishers>
      <Checkbox
        label={POST_LABELS.isFeatured}
        help="The newest featured post stands on top."
        {...register("isFeatured")}
      />
      {isPublished ? (
        <Field
          label={POST_LABELS.publishFrom}
          error={formState.errors.publishFrom?.message}
          help={whenPublic(publishFrom)}
          className={cx("py-2.5", !narrow && "lg:max-w-80 lg:justify-self-end")}
        >
          <TextInput type="datetime-local" {...register("publishFrom")} />
        </Field>
      ) : null}
    </div>
  );
}

function whenPublic(publishFrom: string): string {
  const at = instantIn(publishFrom, brand.timeZone);
  if (!at) return `Empty: at once. Time of ${brand.timeZone}.`;
  const when = `${siteTime(at.toISOString())}. For you: ${exactTime(at.toISOString())}.`;
  return at.getTime() > Date.now() ? `Scheduled: it appears by itself on ${when}` : `Public since ${when}`;
}
