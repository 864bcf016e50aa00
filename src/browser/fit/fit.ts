/** Whether a product fits the shopper's device; `own`: it is the device, `silent`: nothing is shown. */
export type Verdict = 'fits' | 'misfits' | 'own' | 'silent';

/** Fired on `window` once a device is chosen or removed. */
export const DEVICE_CHOSEN = 'jamra:device';

export type ChosenDevice = { id: number; names: Readonly<Record<string, string>> };

const COOKIE = /(?:^|;\s*)jamra_device=([1-9]\d{0,9})(?:;|$)/;

/** @returns the device id in a cookie header, or null */
export function parseDeviceCookie(cookies: string): number | null {
  const id = COOKIE.exec(cookies)?.[1];
  return id === undefined ? null : Number(id);
}

/**
 * Decides which mark a product gets.
 *
 * @param fits ids of compatible devices, separated by spaces; empty when compatibility does not apply
 * @param productId the product itself, which may be the device
 */
export function judgeFit(device: number, fits: string, productId: number | null): Verdict {
  if (productId === device) return 'own';
  if (fits.trim() === '') return 'silent';
  return fits.split(' ').map(Number).includes(device) ? 'fits' : 'misfits';
}

/** Parses the stored device; null for anything else. */
export function parseChosenDevice(text: string | null): ChosenDevice | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('names' in stored))
      return null;
    const { id, names } = stored;
    if (typeof id !== 'number' || typeof names !== 'object' || names === null) return null;
    const texts = Object.entries(names).filter(([, name]) => typeof name === 'string');
    return texts.length === 0 ? null : { id, names: Object.fromEntries(texts) };
  } catch {
    return null;
  }
}
