// Messages when it is my turn and I am elsewhere: the browser's push service brings them, the service worker shows
// them.
import * as api from "./api";
import { hall, type Quiet } from "./hall.svelte";

/** Whether this browser can be told while no page of the hall is open. */
export const canBeTold = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const textOf = (found: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(found ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Tell the hall which tables this browser wants to hear of, and when not. */
async function say(subscription: PushSubscription, quiet: Quiet): Promise<void> {
  await api.subscribe({
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey("p256dh")),
    auth: textOf(subscription.getKey("auth")),
    tables: hall.tables.filter(({ over }) => !over).map(({ id, tokens }) => ({ id, tokens: Object.values(tokens) })),
    language: hall.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: quiet.from,
    quiet_to: quiet.to,
  });
}

/** Ask for messages; false: the player does not want any. */
export async function beTold(quiet: Quiet): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const key = await api.pushKey();
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  await say(subscription, quiet);
  hall.bell = quiet;
  hall.keep();
  return true;
}

export async function beTroubledNoMore(): Promise<void> {
  hall.bell = null;
  hall.keep();
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint).catch(() => undefined); // a service that finds nobody says so as well
  await subscription.unsubscribe();
}

/** The tables have changed since: the hall is told again, and that this browser is still there. */
export async function renew(): Promise<void> {
  if (!hall.bell || !canBeTold() || Notification.permission !== "granted") return;
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription) await say(subscription, hall.bell);
}
