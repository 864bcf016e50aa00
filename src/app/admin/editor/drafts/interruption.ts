import type { DraftState } from './use-server-draft.ts';

/** Refusals of a deleted document, and of an expired session. */
const GONE: readonly string[] = ['gone', 'content.unknown-document', 'templates.unknown'];
const SIGNED_OUT: readonly string[] = ['signed-out', 'staff.signed-out'];

/** Why a document cannot be saved, whichever call found out. */
export type Interruption = 'gone' | 'signed-out' | null;

type Answers = Readonly<{ draft: DraftState; refused: string | undefined; canvas: string | null }>;

export function interruptionOf({ draft, refused = '', canvas }: Answers): Interruption {
  const codes = [draft, refused, canvas ?? ''];
  if (codes.some((code) => SIGNED_OUT.includes(code))) return 'signed-out';
  return codes.some((code) => GONE.includes(code)) ? 'gone' : null;
}
