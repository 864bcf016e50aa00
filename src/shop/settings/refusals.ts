import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

export type SettingRefusal =
  | { code: 'settings.unknown-key'; key: string }
  | { code: 'settings.wrong-value'; key: string; problem: string }
  | { code: 'settings.word-taken'; key: string; word: string }
  /** The library has no such picture of these dimensions. */
  | { code: 'settings.unknown-picture'; key: string }
  /** The site icon is no square, or smaller than `least` pixels. */
  | { code: 'settings.icon-not-square'; key: string; least: number }
  | EditConflict<unknown>;

export const settingRefusals = {
  'settings.unknown-key': { status: 404 },
  'settings.wrong-value': { status: 422 },
  'settings.word-taken': { status: 409, facts: ['word'] },
  'settings.unknown-picture': { status: 422 },
  'settings.icon-not-square': { status: 422, facts: ['least'] },
} as const satisfies RefusalReplies<SettingRefusal>;
