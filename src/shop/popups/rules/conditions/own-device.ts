import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** By the device that the visitor chose as theirs. On a page without a product that fits some devices, none fits or does not. */
export function passesOwnDevice(
  { own_device, own_devices }: Pick<PopupSettings, 'own_device' | 'own_devices'>,
  { ownDevice, fittingDevices }: Pick<PopupFacts, 'ownDevice' | 'fittingDevices'>,
): boolean {
  if (ownDevice === null || own_device === 'none') return ownDevice === null && own_device === 'none';
  if (own_device === 'listed') return own_devices.some(({ product }) => product === ownDevice);
  const fits = fittingDevices.includes(ownDevice);
  return own_device === 'any' || (fittingDevices.length > 0 && fits === (own_device === 'fits'));
}
