import type { StaffId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Member } from '../../member.ts';
import type { Right } from '../../rules/rights.ts';
import { listMembers } from '../../store/member.ts';
import { listAllDevices, MOST_FAILURES, type PushDevice } from '../../store/push-devices.ts';

/** How long a message is news: push services keep it as long for a device that is off. */
export const NEWS_MS = 12 * HOUR_MS;

/** A member whose devices show notifications. */
export type PushRecipient = Readonly<{ member: Member; deviceIds: readonly number[] }>;

/**
 * A message to a device, with its member and the rights needed. Both are checked on delivery, since they may have
 * changed.
 */
export type PushTarget = Readonly<{ deviceId: number; staffId: StaffId; needs: readonly Right[] }>;

/** Whether what happened at a moment is still news. */
export function isOnTime(at: Instant, now: Instant): boolean {
  return now.getTime() - at.getTime() < NEWS_MS;
}

/**
 * Whether nothing is sent to a device until the back office is next opened in it: it failed many times in a row, and for longer
 * than a push service is out of order.
 */
export function isPaused(
  { failures, sentAt, createdAt }: Pick<PushDevice, 'failures' | 'sentAt' | 'createdAt'>,
  now: Instant,
): boolean {
  return failures >= MOST_FAILURES && now.getTime() - (sentAt ?? createdAt).getTime() > DAY_MS;
}

/** All active members with at least one device that is not paused. */
export async function listRecipients(tx: DbOrTx, now: Instant): Promise<PushRecipient[]> {
  const devices = (await listAllDevices(tx)).filter((device) => !isPaused(device, now));
  if (devices.length === 0) return [];
  return (await listMembers(tx)).flatMap((member) => {
    const deviceIds = devices.filter(({ staffId }) => staffId === member.id).map(({ id }) => id);
    return member.closedAt !== null || deviceIds.length === 0 ? [] : [{ member, deviceIds }];
  });
}
