import type { UseFormReturn } from "react-hook-form";
import { addressOf } from "../../../../worker/contract/addresses";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { useSlugCheck } from "../../../data/admin-blog";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { POST_LABELS, type PostDraft, RULES } from "./post-draft";

type SlugFieldProps = { form: UseFormReturn<PostDraft>; postId: number | null };

/** The article's slug, with an availability check. */
export function SlugField({ form, postId }: SlugFieldProps) {
  const value = form.watch("slug");
  const error = form.formState.errors.slug?.message;
  const check = useSlugCheck(value, postId);
  const taken = check?.refusal ?? undefined;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Field
        label={POST_LABELS.slug}
        required
        error={error ?? taken}
        help={
          value.trim() && !taken
            ? `The address: ${addressOf("blogPost", { slug: value.trim() })}`
            : "Proposed from the title."
        }
      >
        <TextInput
          {...form.register("slug", { validate: RULES.slug })}
          maxLength={BLOG_LIMITS.slug}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      {check?.refusal ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            form.setValue("slug", check.free, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
          }
        >
          Use {check.free}
        </Button>
      ) : null}
    </div>
  );
}
