import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';

/** Every answer "no" to who changes a setting. */
export type SettingRefusal =
  | { code: 'settings.unknown-key'; key: string }
  | { code: 'settings.wrong-value'; key: string; problem: string }
  | { code: 'settings.word-taken'; key: string; word: string }
  | (ChangedMeanwhile<'settings.changed-meanwhile', unknown> & { key: string });

/** How each is answered. */
export const settingRefusals = {
  'settings.unknown-key': { status: 404 },
  'settings.wrong-value': { status: 422, facts: ['problem'] },
  'settings.word-taken': { status: 409, facts: ['word'] },
  'settings.changed-meanwhile': { status: 409 },
} as const satisfies RefusalReplies<SettingRefusal>;
