import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { StaffId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { namesOf } from './rules/names.ts';

const PAGE = 50;

/** The audit log: who changed what, with each row before and after. Source: RO-04 */
export const actions = {
  'audit.list': readAction({
    need: 'audit.see',
    input: z.object({
      staff: z.coerce.number().pipe(idOf<StaffId>()).optional(),
      action: z.string().max(60).optional(),
      subject: z.string().max(120).optional(),
      before: z.coerce.date().optional(),
    }),
    run: async (call, { staff, ...filter }) => {
      const { shop } = call;
      const staffId = staff;
      const entries = await shop.staff.auditLog.list({ ...filter, staffId, limit: PAGE + 1 });
      const shown = entries.slice(0, PAGE);
      const names = await namesOf(
        call,
        shown.map(({ subject }) => subject),
      );
      return done({ entries: shown, names, hasMore: entries.length > PAGE });
    },
  }),
  'audit.show': readAction({
    need: 'audit.see',
    input: z.object({ id: z.string().max(40) }),
    run: async (call, { id }) => {
      const entry = await call.shop.staff.auditLog.find(id);
      if (entry === null) return refuse({ code: 'admin.not-found' });
      const names = await namesOf(call, [entry.entry.subject]);
      return done({ ...entry, names });
    },
  }),
};
