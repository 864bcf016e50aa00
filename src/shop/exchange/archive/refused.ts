import { ZipError, type ZipProblem } from '#kernel/archive.ts';
import { cutText } from '#kernel/cut-text.ts';
import type { ExchangeRefusal } from '../refusals.ts';

/** Thrown where an archive cannot be brought in, so that nothing of it stays; whoever began answers with the refusal. */
export class ArchiveRefused extends Error {
  readonly refusal: ExchangeRefusal;

  constructor(refusal: ExchangeRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const OF_PROBLEM: Readonly<Record<ZipProblem, (file: string) => ExchangeRefusal>> = {
  'no-archive': () => ({ code: 'exchange.no-archive' }),
  damaged: (file) => ({ code: 'exchange.damaged-archive', file: file || 'zip' }),
  'strange-name': (file) => ({ code: 'exchange.strange-file', file: cutText(file, 200) }),
  'too-much': () => ({ code: 'exchange.bloated-archive' }),
};

/** @returns what an archive is refused for; null for any other fault */
export function archiveRefusal(fault: unknown): ExchangeRefusal | null {
  if (fault instanceof ArchiveRefused) return fault.refusal;
  return fault instanceof ZipError ? OF_PROBLEM[fault.problem](fault.file) : null;
}
