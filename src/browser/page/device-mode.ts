import { type DeviceMode, deviceModeAt } from '#kernel/web/device-mode.ts';

export function deviceMode(): DeviceMode {
  return deviceModeAt(innerWidth);
}
