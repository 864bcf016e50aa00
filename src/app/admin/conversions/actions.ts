import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput, wordIn } from '#admin-actions/id-input.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';
import {
  CONVERSION_EVENTS,
  CONVERSION_SERVICES,
  CONVERSION_STATES,
} from '#shop/conversions/rules/services.ts';

const PER_PAGE = 30;
const LARGEST_ID = 2_147_483_647;

/** The conversions that the server sends to Google and Meta. Source: AN-11 */
export const actions = {
  'conversions.list': readAction({
    need: 'reports.see',
    input: z.object({
      service: wordIn(CONVERSION_SERVICES, null),
      event: wordIn(CONVERSION_EVENTS, null),
      state: wordIn(CONVERSION_STATES, null),
      /** An order number; other text does not filter. */
      q: z.string().trim().max(20).catch('').default('').transform(parseOrderId),
      page: pageInput,
    }),
    run: async ({ shop }, { q: orderId, page, ...sought }) => {
      const requested = { ...sought, orderId, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
      const [list, services, settings] = await Promise.all([
        shop.conversions.list(requested),
        shop.conversions.services(),
        shop.settings.all(),
      ]);
      return done({
        ...{ ...list, services, page, perPage: PER_PAGE },
        keptDays: settings['analytics.sentDays'],
      });
    },
  }),
  'conversions.again': writeAction({
    need: 'settings.change',
    input: z.object({ id: z.int().positive().max(LARGEST_ID) }),
    about: ({ id }) => `conversion:${id}`,
    run: ({ shop }, { id }) => shop.conversions.again(id),
  }),
};
