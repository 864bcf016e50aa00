import { ZipError, type ZipProblem } from '#kernel/data-transfer/archive.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { DataTransferRefusal } from '../../refusals.ts';

/** Rolls an archive import back; the caller returns the refusal. */
export class ArchiveRefused extends Error {
  readonly refusal: DataTransferRefusal;

  constructor(refusal: DataTransferRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const OF_PROBLEM: Readonly<Record<ZipProblem, (file: string) => DataTransferRefusal>> = {
  'no-archive': () => ({ code: 'data-transfer.no-archive' }),
  damaged: (file) => ({ code: 'data-transfer.damaged-archive', file: file || 'zip' }),
  'strange-name': (file) => ({ code: 'data-transfer.strange-file', file: cutText(file, 200) }),
  'too-much': () => ({ code: 'data-transfer.bloated-archive' }),
};

/** @returns the refusal of an error; null for other errors */
export function archiveRefusal(fault: unknown): DataTransferRefusal | null {
  if (fault instanceof ArchiveRefused) return fault.refusal;
  return fault instanceof ZipError ? OF_PROBLEM[fault.problem](fault.file) : null;
}
