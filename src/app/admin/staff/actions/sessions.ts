import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { SessionId } from '#kernel/ids.ts';
import { staffId } from './staff-list.ts';

/** The sessions of a member, for those who manage staff. Source: RO-04 */
export const sessionActions = {
  'staff.sessions': readAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    run: ({ shop, member }, { id }) => shop.staff.members.sessions.list(member, id),
  }),
  'staff.end-session': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId, session: idOf<SessionId>() }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id, session }) => shop.staff.members.sessions.end(member, id, session),
  }),
  'staff.end-sessions': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id }) => shop.staff.members.sessions.end(member, id, null),
  }),
};
