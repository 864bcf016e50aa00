import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** By the device that the visitor chose as theirs. On a page without a product that fits some devices, none fits or does not. */
export function passesOwnDevice(
  { own_device, own_devices }: Pick<PopupSettings, 'own_device' | 'own_devices'>,
  { ownDevice, fittingDevices }: Pick<PopupFacts, 'ownDevice' | 'fittingDevices'>,
): boolean {
  if (ownDevice === null) return own_device === 'none';
  switch (own_device) {
    case 'any':
      return true;
    case 'none':
      return false;
    case 'listed':
      return own_devices.some(({ product }) => product === ownDevice);
    case 'fits':
      return fittingDevices.includes(ownDevice);
    case 'misfits':
      return fittingDevices.length > 0 && !fittingDevices.includes(ownDevice);
  }
}
