import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { orderId } from './order-fields.ts';

/** Notes on orders. */
export const notesActions = {
  'orders.note': writeAction({
    need: 'orders.change',
    input: z.object({
      id: orderId,
      text: z.string().trim().min(1, 'missing').max(2000),
      isForCustomer: z.boolean(),
    }),
    about: ({ id }) => `order:${id}`,
    run: async ({ shop, member }, { id, ...note }) => {
      const mentioned = note.isForCustomer ? [] : await shop.staff.notifications.mentioned(note.text);
      const noted = await shop.orders.note(id, { ...note, actor: member.name, by: member.id, mentioned });
      return noted.ok ? done(null) : refuse(noted.refusal);
    },
  }),
  /** The names that a note can mention after @. */
  'orders.mentionable': readAction({
    need: 'orders.change',
    input: z.object({}),
    run: async ({ shop }) => done((await shop.staff.notifications.mentionable()).map(({ name }) => name)),
  }),
};
