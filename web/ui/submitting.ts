/** Returns a form's `onSubmit` that keeps the browser from sending the form as well. */
export const submitting = (submit: () => unknown) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  submit();
};
