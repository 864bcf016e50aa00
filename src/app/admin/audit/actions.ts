import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { StaffId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';

const PAGE = 50;

/** Who changed what, with what stood there before. Source: RO-04 */
export const actions = {
  'audit.list': readAction({
    need: 'audit.see',
    input: z.object({
      staff: z.coerce.number().pipe(idOf<StaffId>()).optional(),
      action: z.string().max(60).optional(),
      subject: z.string().max(120).optional(),
      before: z.coerce.date().optional(),
    }),
    run: async ({ shop }, { staff, ...filter }) => {
      const staffId = staff;
      const acts = await shop.staff.auditLog.list({ ...filter, staffId, limit: PAGE + 1 });
      return done({ acts: acts.slice(0, PAGE), hasMore: acts.length > PAGE });
    },
  }),
  'audit.show': readAction({
    need: 'audit.see',
    input: z.object({ id: z.string().max(40) }),
    run: async ({ shop }, { id }) => {
      const found = await shop.staff.auditLog.find(id);
      return found === null ? refuse({ code: 'admin.not-found' }) : done(found);
    },
  }),
};
