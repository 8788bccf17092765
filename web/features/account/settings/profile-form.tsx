import { useMemo } from "react";
import type { CurrentUser } from "../../../../worker/contract/account";
import { BELTS, type BeltName, NAME_MAX_LENGTH } from "../../../../worker/contract/account-limits";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { browserTimeZone } from "../../../lib/session/session";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Refusal } from "../../../ui/refusal";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { FIRST_NAME_RULES } from "../auth/field-rules";
import { zonesByRegion } from "./time-zones";
import { useAccountForm } from "./use-account-form";
import { useProfileChange } from "./use-profile-change";

export function ProfileForm({ user }: { user: CurrentUser }) {
  const change = useProfileChange();
  const { toast } = useToast();
  const { form, submit, busy, refusal } = useAccountForm(
    {
      defaultValues: {
        firstName: user.firstName,
        lastName: user.lastName,
        timeZone: user.timeZone,
        belt: (user.belt ?? "") as BeltName | "",
      },
    },
    async (values) => {
      const { firstName, lastName, timeZone, belt } = await change({ ...values, belt: values.belt || null });
      form.reset({ firstName, lastName, timeZone, belt: belt ?? "" });
      toast({ title: "Profile saved", tone: "success" });
    },
  );
  const { errors, isDirty } = form.formState;
  useUnloadGuard(isDirty);
  const regions = useMemo(() => zonesByRegion(user.timeZone), [user.timeZone]);
  const here = browserTimeZone();
  const chosen = form.watch("timeZone");
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            {...form.register("firstName", FIRST_NAME_RULES)}
          />
        </Field>
        <Field label="Last name" optional error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" maxLength={NAME_MAX_LENGTH} {...form.register("lastName")} />
        </Field>
      </div>
      <Field label="Belt" optional help="Colours your picture in the community." error={errors.belt?.message}>
        <Select {...form.register("belt")} options={BELT_CHOICES} />
      </Field>
      <div className="grid justify-items-start gap-2">
        <Field
          label="Time zone"
          className="w-full"
          help="Decides which training day is today and when your streak counts."
          error={errors.timeZone?.message}
        >
          <Select {...form.register("timeZone")}>
            {regions.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        {here !== chosen ? (
          <button
            type="button"
            className="link min-h-8 text-sm"
            onClick={() => form.setValue("timeZone", here, { shouldDirty: true })}
          >
            Use this device's: {here.replaceAll("_", " ")}
          </button>
        ) : null}
      </div>
      <Refusal>{refusal}</Refusal>
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving…">
        Save profile
      </Button>
    </form>
  );
}

const BELT_CHOICES = [
  { value: "", label: "Not said" },
  ...BELTS.map((belt) => ({ value: belt, label: `${belt.charAt(0).toUpperCase()}${belt.slice(1)}` })),
];
