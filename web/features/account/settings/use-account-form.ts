import { useMutation } from "@tanstack/react-query";
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import { issuesOf } from "../../../lib/http/issues-of";
import { shownMessage } from "../../../lib/http/request-error";

/**
 * A form for signed-in users. The server's validation errors appear at their fields, others above the button; typed
 * values stay. Auth pages use `useAuthForm`, which needs no library.
 */
export function useAccountForm<Values extends FieldValues>(
  options: UseFormProps<Values>,
  action: (values: Values) => Promise<unknown>,
) {
  const form = useForm<Values>(options);
  const { mutateAsync, isPending } = useMutation({ mutationFn: action });
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return { form, submit, busy: isPending, refusal: form.formState.errors.root?.message };
}

function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const values = form.getValues();
  const known = issuesOf(error).filter(({ path }) => path in values);
  for (const [index, { path, message }] of known.entries()) {
    form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) form.setError("root", { message: shownMessage(error) });
}
