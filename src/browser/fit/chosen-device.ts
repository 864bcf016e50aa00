import { type ChosenDevice, parseChosenDevice, parseDeviceCookie } from './fit.ts';

const KEY = 'jamra_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function readDevice(): ChosenDevice | null {
  try {
    return parseChosenDevice(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function storeDevice(device: ChosenDevice | null): void {
  try {
    if (device === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(device));
  } catch {
    // Storage may be blocked; the cookie suffices and the name is fetched.
  }
}

/** The device's name in the page's language. */
export function nameOf({ names }: ChosenDevice): string {
  return names[document.documentElement.lang] ?? names.en ?? '';
}

/** The device of a link in the dialog. */
export function deviceOf(link: HTMLElement): ChosenDevice {
  const { chooseDevice = '', nameEn = '', nameAr = '' } = link.dataset;
  return { id: Number(chooseDevice), names: { en: nameEn, ar: nameAr } };
}

/** Stores the device: its id in a cookie, its name in local storage. */
export function rememberDevice(device: ChosenDevice | null): void {
  const rest = `; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie =
    device === null ? `${KEY}=; max-age=0${rest}` : `${KEY}=${device.id}; max-age=${YEAR_SECONDS}${rest}`;
  storeDevice(device);
  if (device === null) delete document.documentElement.dataset.device;
  else document.documentElement.dataset.device = String(device.id);
}

/** Loads the device dialog from its page. */
export async function loadDevices(address: string): Promise<HTMLElement | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector<HTMLElement>('[data-devices]');
}

/** The chosen device; its name is fetched when it is not in storage. */
export async function findChosenDevice(address: string): Promise<ChosenDevice | null> {
  const id = parseDeviceCookie(document.cookie);
  if (id === null) return null;
  const known = readDevice();
  if (known?.id === id) return known;
  const devices = await loadDevices(address).catch(() => null);
  const link = devices?.querySelector<HTMLElement>(`[data-choose-device="${id}"]`);
  if (!link) return null;
  const device = deviceOf(link);
  storeDevice(device);
  return device;
}
