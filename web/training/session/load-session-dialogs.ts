/** The questions around a running workout; fetched soon after the page, which can be read without them. */
export async function loadSessionDialogs() {
  const [{ ForgottenDialog }, { DiscardDialog }] = await Promise.all([
    import("./forgotten-dialog"),
    import("./discard-dialog"),
  ]);
  return { ForgottenDialog, DiscardDialog };
}
