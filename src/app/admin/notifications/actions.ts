import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { LONGEST_ENDPOINT } from '#platform/outward/web-push.ts';
import { NOTIFICATION_KINDS, notificationPath, type PushMessage } from '#shop/staff';

const LARGEST_INTEGER = 2_147_483_647;

function testMessage({ language }: ActionCall): PushMessage {
  const t = wordsIn(language);
  const at = new Date();
  return {
    title: t('adminNotifications:push.testTitle'),
    body: t('adminNotifications:push.testText'),
    tag: `test-${at.getTime()}`,
    path: addressIn(language, '/admin/me/'),
    ...{ language, at, urgency: 'high' },
  };
}

async function rolesMailed({ shop }: ActionCall) {
  return (await shop.settings.all())['staff.notificationMail'];
}

/** Notifications to staff other than of new orders. */
export const actions = {
  /** Counts unread notifications; `readTo` marks those up to this id as read. */
  'notifications.unread': readAction({
    need: 'anybody',
    input: z.object({ readTo: z.int().min(0).max(LARGEST_INTEGER).nullable() }),
    run: async ({ shop, member }, { readTo }) => {
      if (readTo !== null) await shop.staff.notifications.markRead(member.id, readTo);
      return done(await shop.staff.notifications.unread(member));
    },
  }),
  'notifications.list': readAction({
    need: 'anybody',
    input: z.object({}),
    run: async ({ shop, member }) => {
      const list = await shop.staff.notifications.list(member);
      return done(list.map((one) => ({ ...one, path: notificationPath(one) })));
    },
  }),
  'self.notifications': readAction({
    need: 'anybody',
    input: z.object({}),
    run: async (call) =>
      done(await call.shop.staff.notifications.choices.of(call.member, await rolesMailed(call))),
  }),
  'self.choose-notifications': writeAction({
    need: 'anybody',
    input: z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      isShown: z.boolean().optional(),
      isMailed: z.boolean().optional(),
      isPushed: z.boolean().optional(),
    }),
    run: async ({ shop, member }, { kind, isShown, isMailed, isPushed }) => {
      await shop.staff.notifications.choices.save(member.id, {
        kind,
        ...(isShown === undefined ? {} : { isShown }),
        ...(isMailed === undefined ? {} : { isMailed }),
        ...(isPushed === undefined ? {} : { isPushed }),
      });
      return done(null);
    },
  }),
  /** The member's devices with push notifications. `endpoint` is that of the calling browser, if it has one. */
  'self.push-devices': readAction({
    need: 'anybody',
    input: z.object({ endpoint: z.string().max(LONGEST_ENDPOINT).nullable() }),
    run: async ({ shop, member, session }, { endpoint }) => {
      const { push } = shop.staff;
      const current = endpoint === null ? null : await push.arrive({ id: member.id, session }, endpoint);
      return done({ publicKey: push.publicKey, devices: await push.list(member.id), current });
    },
  }),
  'self.turn-on-push': writeAction({
    need: 'anybody',
    input: z.object({
      endpoint: z.string().max(LONGEST_ENDPOINT),
      p256dh: z.string().max(200),
      auth: z.string().max(100),
    }),
    run: ({ shop, member, session }, subscription) =>
      shop.staff.push.turnOn({ id: member.id, session }, subscription),
  }),
  'self.remove-push-device': writeAction({
    need: 'anybody',
    input: z.object({ id: idOf() }),
    run: ({ shop, member }, { id }) => shop.staff.push.remove(member.id, id),
  }),
  'self.test-push': readAction({
    need: 'anybody',
    input: z.object({ id: idOf() }),
    run: (call, { id }) => call.shop.staff.push.test(call.member.id, id, testMessage(call)),
  }),
};
