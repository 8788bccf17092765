import type { Ref } from "react";
import { brand } from "../../worker/contract/brand";
import { COMPLETION_NOTES_MAX } from "../../worker/contract/training-limits";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { TextArea } from "../ui/text-area";

type NoteFieldsProps = {
  text: string;
  isPrivate: boolean;
  onText: (text: string) => void;
  onPrivate: (isPrivate: boolean) => void;
  /** The training is recorded already. */
  recorded?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  className?: string;
};

/** Fields for a member's note on a training, and whether the coach may read it. */
export function NoteFields(props: NoteFieldsProps) {
  const { text, isPrivate, onText, onPrivate, recorded = false, ref, className } = props;
  const { firstName } = brand.coach;
  const note = recorded ? "it" : "them";
  return (
    <>
      <Field
        label={recorded ? (isPrivate ? "A note of your own" : `A note to ${firstName}`) : "Notes"}
        help={[
          recorded ? "Kept with the workout." : "Kept with the workout when you complete it.",
          isPrivate ? `Your coach does not see ${note}.` : `${firstName} reads ${note}, and what you log.`,
        ].join(" ")}
      >
        <TextArea
          ref={ref}
          rows={recorded ? 2 : 3}
          grow
          maxLength={COMPLETION_NOTES_MAX}
          className={className}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <Checkbox label="Only for me" checked={isPrivate} onChange={(event) => onPrivate(event.target.checked)} />
    </>
  );
}
