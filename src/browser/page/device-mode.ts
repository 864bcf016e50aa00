import { type DeviceMode, deviceModeAt } from '#kernel/device-mode.ts';

/** The device mode of this window now. */
export function deviceMode(): DeviceMode {
  return deviceModeAt(innerWidth);
}
