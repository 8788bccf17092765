import type { ComponentProps } from "react";
import { addressOf } from "../../../../worker/contract/addresses";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { useSlugCheck } from "../../../data/admin-blog";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { POST_LABELS } from "./post-draft";

type SlugFieldProps = {
  value: string;
  postId: number | null;
  error: string | undefined;
  input: ComponentProps<"input">;
  onPick: (slug: string) => void;
};

/** The article's slug, with an availability check. */
export function SlugField({ value, postId, error, input, onPick }: SlugFieldProps) {
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
          {...input}
          maxLength={BLOG_LIMITS.slug}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      {check?.refusal ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onPick(check.free)}>
          Use {check.free}
        </Button>
      ) : null}
    </div>
  );
}
