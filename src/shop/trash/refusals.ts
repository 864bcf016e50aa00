import type { RefusalReplies } from '#kernel/refusal.ts';

export type TrashRefusal = { code: 'trash.unknown' };

export const trashRefusals = {
  'trash.unknown': { status: 404 },
} as const satisfies RefusalReplies<TrashRefusal>;
