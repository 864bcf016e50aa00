import type { SessionId, StaffId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { PushDelivery, PushResult, PushSubscription } from '#platform/outward/web-push.ts';
import type { Pace } from '#platform/rate-limits/attempts.ts';
import type { StaffDeps } from '../../deps.ts';
import type { StaffSession } from '../../member.ts';
import type { StaffRefusal } from '../../refusals.ts';
import { findMember } from '../../store/member.ts';
import {
  deleteDevice,
  deleteUnseen,
  findDevice,
  listDevices,
  lockDevicesOf,
  noteFailed,
  noteSent,
  type PushDevice,
  saveDevice,
  touchDevice,
} from '../../store/push-devices.ts';
import { isOnTime, isPaused, NEWS_MS, type PushTarget } from './recipients.ts';

const MOST_DEVICES = 10;
const KEPT_MS = 90 * DAY_MS;
const TTL_SECONDS = NEWS_MS / 1000;

/** Limits for calls that send requests to browser-supplied addresses, or cause them. */
const PACES = {
  'push-device': { free: 20, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  'push-test': { free: 10, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
} satisfies Record<string, Pace>;

/** What a device shows. */
export type PushMessage = Readonly<{
  title: string;
  body: string;
  /** A message with the same tag takes the place of the one before. */
  tag: string;
  /** What opens when it is clicked. */
  path: string;
  language: Language;
  at: Instant;
  urgency: PushDelivery['urgency'];
}>;

/** A device as its list shows it; where it is reached is nowhere. */
export type ListedDevice = Omit<PushDevice, 'staffId'> &
  Readonly<{
    /** Nothing is sent to it until the back office is next opened in it. */
    isPaused: boolean;
  }>;

type Who = Readonly<{ id: StaffId; session: Pick<StaffSession, 'id' | 'agent'> }>;

/** Whether a message that waited in the queue may still be shown on a device. */
async function isMeantFor(
  { db }: Pick<StaffDeps, 'db'>,
  device: PushDevice,
  { staffId, needs }: PushTarget,
): Promise<boolean> {
  if (device.staffId !== staffId) return false;
  const member = await findMember(db, staffId);
  return member?.closedAt === null && needs.every((right) => member.rights.includes(right));
}

/** Sends a message to a device and records the result; a device whose subscription is gone is deleted. */
async function sendTo(
  { db, clock, push }: StaffDeps,
  device: PushDevice & PushSubscription,
  { urgency, ...message }: PushMessage,
): Promise<PushResult> {
  const { endpoint, p256dh, auth } = device;
  const delivery = { urgency, ttlSeconds: TTL_SECONDS };
  const result = await push.send({ endpoint, p256dh, auth }, JSON.stringify(message), delivery);
  if (result.state === 'sent') await noteSent(db, device.id, clock());
  if (result.state === 'gone') await deleteDevice(db, device.id);
  if (result.state === 'failed') await noteFailed(db, device.id);
  return result;
}

/**
 * Browsers that show a member's notifications by Web Push, also while the back office is closed. A device outlives its
 * expired session, but is removed when the session is ended: by signing out, by the member, by their manager, or by a
 * new password.
 *
 * `turnOn` adds a browser, `arrive` records that a member opened the back office in one, `remove` deletes one;
 * `deliver` sends a message, `test` sends one to its owner; `forgetOld` deletes old ones.
 * Refusals: `staff.too-many`, `staff.wrong-subscription`, `staff.too-many-devices`, `staff.unknown-device`,
 * `staff.push-failed`.
 */
export function pushDevicesFor(deps: StaffDeps) {
  const { db, clock, push } = deps;
  const limits = deps.identity.limitTries(PACES);
  return {
    /** What browsers subscribe with. */
    publicKey: push.publicKey,
    list: async (id: StaffId): Promise<ListedDevice[]> =>
      (await listDevices(db, id)).map(({ staffId: _theirs, ...device }) => ({
        ...device,
        isPaused: isPaused(device, clock()),
      })),
    turnOn: async (
      { id: staffId, session }: Who,
      subscription: PushSubscription,
    ): Promise<Outcome<{ id: number }, StaffRefusal>> => {
      if (!push.accepts(subscription)) return refuse({ code: 'staff.wrong-subscription' });
      const tooMany = await limits.take([['push-device', String(staffId)]]);
      if (tooMany !== null) return refuse(tooMany);
      return db.transaction().execute(async (tx): Promise<Outcome<{ id: number }, StaffRefusal>> => {
        await lockDevicesOf(tx, staffId);
        const known = await findDevice(tx, subscription);
        const others = (await listDevices(tx, staffId)).filter(({ id }) => id !== known?.id);
        if (others.length >= MOST_DEVICES)
          return refuse({ code: 'staff.too-many-devices', most: MOST_DEVICES });
        const { id: sessionId, agent } = session;
        return done({
          id: await saveDevice(tx, { ...subscription, staffId, sessionId, agent, now: clock() }),
        });
      });
    },
    /**
     * Records that a member opened the back office in a browser. The browser's device of another member is deleted, so
     * that it no longer shows their notifications.
     *
     * @returns the member's device; null if they have not turned it on
     */
    arrive: async (
      { id: staffId, session }: { id: StaffId; session: { id: SessionId } },
      endpoint: string,
    ): Promise<number | null> => {
      const device = await findDevice(db, { endpoint });
      if (device === null) return null;
      if (device.staffId !== staffId) {
        await deleteDevice(db, device.id);
        return null;
      }
      await touchDevice(db, device.id, { sessionId: session.id, now: clock() });
      return device.id;
    },
    remove: async (staffId: StaffId, id: number): Promise<Outcome<null, StaffRefusal>> => {
      const device = await findDevice(db, { id });
      if (device?.staffId !== staffId) return refuse({ code: 'staff.unknown-device' });
      await deleteDevice(db, id);
      return done(null);
    },
    /** @returns why it has to be tried again; null when it needs no further attempt */
    deliver: async (target: PushTarget, message: PushMessage): Promise<string | null> => {
      const device = await findDevice(db, { id: target.deviceId });
      if (device === null || !isOnTime(message.at, clock())) return null;
      if (!(await isMeantFor(deps, device, target))) return null;
      const result = await sendTo(deps, device, message);
      return result.state === 'failed' ? result.reason : null;
    },
    test: async (
      staffId: StaffId,
      id: number,
      message: PushMessage,
    ): Promise<Outcome<null, StaffRefusal>> => {
      const device = await findDevice(db, { id });
      if (device?.staffId !== staffId) return refuse({ code: 'staff.unknown-device' });
      const tooMany = await limits.take([['push-test', String(staffId)]]);
      if (tooMany !== null) return refuse(tooMany);
      const { state } = await sendTo(deps, device, message);
      if (state === 'sent') return done(null);
      return refuse({ code: state === 'gone' ? 'staff.unknown-device' : 'staff.push-failed' });
    },
    forgetOld: (): Promise<void> => deleteUnseen(db, new Date(clock().getTime() - KEPT_MS)),
  };
}
