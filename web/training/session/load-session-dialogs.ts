/** Loads the dialogs of a running workout, soon after the page, which works without them. */
export async function loadSessionDialogs() {
  const [{ ForgottenDialog }, { DiscardDialog }] = await Promise.all([
    import("./forgotten-dialog"),
    import("./discard-dialog"),
  ]);
  return { ForgottenDialog, DiscardDialog };
}
