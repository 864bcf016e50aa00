const WORKER = '/admin/push-worker.js';
const SCOPE = '/admin/';

/** The state of push notifications in this browser, and why they cannot be turned on. */
export type PushState = 'unsupported' | 'home-screen' | 'blocked' | 'off' | 'on';

/** The subscription that the shop sends notifications to. */
export type SentSubscription = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

/** The properties of the browser. */
type Browser = Readonly<{ agent: string; touchPoints: number; hasPush: boolean; permission: string }>;

/** iOS and iPadOS support push only in Home Screen apps; an iPad identifies itself as a Mac. */
function isApplePhone({ agent, touchPoints }: Browser): boolean {
  return /\biP(?:hone|ad|od)\b/.test(agent) || (/\bMacintosh\b/.test(agent) && touchPoints > 1);
}

/** The state of a browser without a known subscription. */
export function stateOf(browser: Browser): Exclude<PushState, 'on'> {
  if (!browser.hasPush) return isApplePhone(browser) ? 'home-screen' : 'unsupported';
  return browser.permission === 'denied' ? 'blocked' : 'off';
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export function readState(): Exclude<PushState, 'on'> {
  return stateOf({
    agent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasPush: canPush(),
    permission: canPush() ? Notification.permission : '',
  });
}

/** The subscription of this browser; null if there is none or if push is not supported. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Arabic pages are outside of the worker's scope, where `serviceWorker.ready` never resolves. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active === null && worker !== null)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
  return registration;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Whether a subscription was made with this public key. */
export function isMadeWith({ options }: Pick<PushSubscription, 'options'>, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const [one, other] = [new Uint8Array(key), bytesOf(publicKey)];
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

export function sentOf(subscription: PushSubscription): SentSubscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/**
 * Requests permission and subscribes. Call it from a click handler: browsers refuse the prompt otherwise.
 *
 * @returns null if permission was denied
 * @throws if the browser has no push service, or cannot reach it
 */
export async function subscribe(publicKey: string): Promise<SentSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await startWorker();
  const known = await pushManager.getSubscription();
  if (known !== null && isMadeWith(known, publicKey)) return sentOf(known);
  await known?.unsubscribe();
  return sentOf(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }),
  );
}

/** Unsubscribes this browser and removes its service worker, also if permission was revoked. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (registration === undefined) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await registration.unregister();
}
