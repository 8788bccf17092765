import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { WorkoutTemplate } from "../../../../worker/contract/templates";
import { useActiveTemplates } from "../../../data/admin-workouts";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

/** Offers templates to start a new workout from; nothing if there are none. */
export function TemplateStart({ onChoose }: { onChoose: (template: WorkoutTemplate) => void }) {
  const { data } = useActiveTemplates();
  if (!data?.length) return null;
  return (
    <Field
      label="New from Template"
      help={
        <Link to={addressOf("workoutTemplates")} className="link">
          Look after the templates
        </Link>
      }
    >
      <Select
        value=""
        onChange={(event) => {
          const template = data.find(({ id }) => String(id) === event.target.value);
          if (template) onChoose(template);
        }}
        options={[
          { value: "", label: "Start blank" },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Field>
  );
}
