import type { RefusalReplies } from '#kernel/refusal.ts';

export type DeviceRefusal =
  /** By the field's name a key below `account:errors`. */
  | { code: 'devices.wrong-fields'; problems: Readonly<Record<string, string>> }
  | { code: 'devices.serial-taken' | 'devices.unknown-device' | 'devices.unknown-customer' }
  | { code: 'devices.too-many'; limit: number };

/** How each is answered; on the pages of an account a form comes back with 200. */
export const deviceRefusals = {
  'devices.wrong-fields': { status: 422 },
  'devices.serial-taken': { status: 409 },
  'devices.unknown-device': { status: 404 },
  'devices.unknown-customer': { status: 404 },
  'devices.too-many': { status: 409, facts: ['limit'] },
} as const satisfies RefusalReplies<DeviceRefusal>;
