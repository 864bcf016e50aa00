import { z } from 'zod';
import { done } from '#kernel/outcome.ts';
import { change, type DeskCall, look } from './verb.ts';

const LARGEST_INTEGER = 2_147_483_647;

async function rolesMailed({ shop }: DeskCall) {
  return (await shop.settings.all())['staff.newOrderMail'];
}

/** How somebody of the staff hears of new orders. */
export const newOrderNoticeVerbs = {
  /** Counts orders since one last opened the list; `seenTo` says that one has, up to that order. */
  'orders.unseen': look({
    need: 'orders.see',
    input: z.object({ seenTo: z.int().min(0).max(LARGEST_INTEGER).nullable() }),
    run: async ({ shop, member }, { seenTo }) => {
      if (seenTo !== null) await shop.staff.newOrders.see(member.id, seenTo);
      return done(await shop.staff.newOrders.unseen(member.id));
    },
  }),
  'self.new-orders': look({
    need: 'orders.see',
    input: z.object({}),
    run: async (call) =>
      done(await call.shop.staff.newOrders.choices.of(call.member, await rolesMailed(call))),
  }),
  'self.choose-new-orders': change({
    need: 'orders.see',
    input: z.object({ wantsMail: z.boolean().optional(), playsSound: z.boolean().optional() }),
    run: async ({ shop, member }, { wantsMail, playsSound }) => {
      await shop.staff.newOrders.choices.save(member.id, {
        ...(wantsMail === undefined ? {} : { wantsMail }),
        ...(playsSound === undefined ? {} : { playsSound }),
      });
      return done(null);
    },
  }),
};
