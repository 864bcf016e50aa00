import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import { done } from '#kernel/outcome.ts';
import { RIGHTS } from '#shop/staff';
import { KEY_RIGHTS } from '#shop/staff/rules/api-keys.ts';

const MOST_DAYS = 3650;

/** API keys of the back office. Source: RO-03 */
export const keyActions = {
  'api-keys.list': readAction({
    need: 'api-keys.change',
    input: z.object({}),
    run: async ({ shop, member }) =>
      done({
        keys: await shop.staff.keys.list(member),
        offered: KEY_RIGHTS.filter((right) => member.rights.includes(right)),
      }),
  }),
  'api-keys.create': writeAction({
    need: 'api-keys.change',
    input: z.object({
      name: z.string().max(200),
      rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length),
      expiresInDays: z.int().min(1).max(MOST_DAYS).nullable(),
    }),
    about: ({ name }) => `api-key:${name}`,
    run: ({ shop, member }, typed) => shop.staff.keys.create(member, typed),
  }),
  'api-keys.revoke': writeAction({
    need: 'api-keys.change',
    input: z.object({ id: idOf() }),
    about: ({ id }) => `api-key:${id}`,
    run: ({ shop, member }, { id }) => shop.staff.keys.revoke(member, id),
  }),
};
