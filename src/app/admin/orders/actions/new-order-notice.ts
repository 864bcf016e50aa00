import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';

const LARGEST_INTEGER = 2_147_483_647;

async function rolesMailed({ shop }: ActionCall) {
  return (await shop.settings.all())['staff.newOrderMail'];
}

/** Notices of new orders to staff. */
export const newOrderNoticeActions = {
  /** Counts orders since the member last opened the list; `seenTo` marks orders up to this id as seen. */
  'orders.unseen': readAction({
    need: 'orders.see',
    input: z.object({ seenTo: z.int().min(0).max(LARGEST_INTEGER).nullable() }),
    run: async ({ shop, member }, { seenTo }) => {
      if (seenTo !== null) await shop.staff.newOrders.see(member.id, seenTo);
      return done(await shop.staff.newOrders.unseen(member.id));
    },
  }),
  'self.new-orders': readAction({
    need: 'orders.see',
    input: z.object({}),
    run: async (call) =>
      done(await call.shop.staff.newOrders.choices.of(call.member, await rolesMailed(call))),
  }),
  'self.choose-new-orders': writeAction({
    need: 'orders.see',
    input: z.object({
      wantsMail: z.boolean().optional(),
      playsSound: z.boolean().optional(),
      wantsPush: z.boolean().optional(),
    }),
    run: async ({ shop, member }, { wantsMail, playsSound, wantsPush }) => {
      await shop.staff.newOrders.choices.save(member.id, {
        ...(wantsMail === undefined ? {} : { wantsMail }),
        ...(playsSound === undefined ? {} : { playsSound }),
        ...(wantsPush === undefined ? {} : { wantsPush }),
      });
      return done(null);
    },
  }),
};
