import { HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Member } from '../member.ts';
import { listMembers } from '../store/member.ts';
import { readDeviceIds } from './devices.store.ts';

/** How long a message is news: push services keep it as long for a device that is off. */
export const NEWS_MS = 12 * HOUR_MS;

/** Somebody whose devices show notifications. */
export type Addressed = Readonly<{ member: Member; deviceIds: readonly number[] }>;

/** Whether what happened at a moment is still news. */
export function isOnTime(at: Instant, now: Instant): boolean {
  return now.getTime() - at.getTime() < NEWS_MS;
}

/** Everybody who may come in and has turned on notifications on some device. */
export async function withDevices(tx: DbOrTx): Promise<Addressed[]> {
  const devices = await readDeviceIds(tx);
  if (devices.size === 0) return [];
  return (await listMembers(tx)).flatMap((member) => {
    const deviceIds = devices.get(member.id);
    return member.closedAt !== null || deviceIds === undefined ? [] : [{ member, deviceIds }];
  });
}
