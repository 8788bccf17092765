import { brand } from "../../../worker/contract/brand";

const TAG = "longroll-rest";

type ShownRest = { /** An instant in milliseconds. */ endsAt: number; words: string; address: string };

/** Shows a rest as a notification while the page is hidden, replacing the previous one. */
export async function showRest({ endsAt, words, address }: ShownRest): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  for (const before of await worker.getNotifications({ tag: TAG })) before.close();
  if (document.visibilityState !== "hidden" || endsAt <= Date.now()) return;
  const until = new Date(endsAt).toLocaleTimeString([], { timeStyle: "medium" });
  await worker.showNotification(`Rest until ${until}`, {
    body: words,
    tag: TAG,
    silent: true,
    icon: brand.logo.icon192,
    data: address,
  });
}
