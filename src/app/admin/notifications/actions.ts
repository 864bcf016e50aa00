import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';
import { NOTIFICATION_KINDS, notificationPath } from '#shop/staff';

const LARGEST_INTEGER = 2_147_483_647;

async function rolesMailed({ shop }: ActionCall) {
  return (await shop.settings.all())['staff.notificationMail'];
}

/** What somebody of the staff is notified of beside new orders. */
export const actions = {
  /** Counts what one has not read; `readTo` says that one has, up to that notification. */
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
      const found = await shop.staff.notifications.list(member);
      return done(found.map((one) => ({ ...one, path: notificationPath(one) })));
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
    }),
    run: async ({ shop, member }, { kind, isShown, isMailed }) => {
      await shop.staff.notifications.choices.save(member.id, {
        kind,
        ...(isShown === undefined ? {} : { isShown }),
        ...(isMailed === undefined ? {} : { isMailed }),
      });
      return done(null);
    },
  }),
};
