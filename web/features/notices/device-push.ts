import type { PushSubscriptionInput } from "../../../worker/contract/notices";
import { send } from "../../lib/http/call";

/** `blocked`: the member or the browser has forbidden notifications here. */
type DevicePush = "unable" | "blocked" | "off" | "on";

const PUSH_PATH = "/api/notices/push";

/** Returns this browser's push state. An active subscription is sent again, as its address may have changed. */
export async function devicePush(): Promise<DevicePush> {
  const registration = await serviceWorker();
  if (!registration) return "unable";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  await send("PUT", PUSH_PATH, keysOf(subscription));
  return "on";
}

/** Asks the browser for pushes. Only after a press: otherwise browsers may block it permanently. */
export async function turnOnPush(key: string): Promise<DevicePush> {
  const registration = await serviceWorker();
  if (!registration) return "unable";
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await send("PUT", PUSH_PATH, keysOf(subscription));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

export async function turnOffPush(): Promise<DevicePush> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  if (!subscription) return "off";
  await send("DELETE", PUSH_PATH, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return "off";
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

function keysOf(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
