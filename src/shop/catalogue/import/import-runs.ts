import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportOptions, ImportReport, SourceRow } from './import-goods.ts';

export type ImportRefusal = { code: 'catalogue.import-runs' } | { code: 'catalogue.unknown-import' };

/** Where an import is; `total` is 0 while it is not known. */
export type ImportRun = Readonly<{
  id: string;
  state: 'running' | 'done' | 'failed';
  step: 'read' | 'write' | 'link';
  done: number;
  total: number;
  /** What came of it, once it is done. */
  report: ImportReport | null;
}>;

/** Rows of a file, from its beginning each time they are asked for. */
export type Rows = () => AsyncIterable<SourceRow>;
type Import = (rows: AsyncIterable<SourceRow>, options: ImportOptions) => Promise<ImportReport>;
type Applying = Pick<ImportOptions, 'readPicture'> & Partial<Pick<ImportOptions, 'onProgress' | 'strict'>>;

const MOST_REMEMBERED = 20;

/**
 * An import in steps, for a screen. `plan` says what each row would do and writes nothing; `start` sets it going and
 * gives its name, so that the screen can be left; `progress` tells where it is. It runs one at a time. Interrupted, by
 * the process too, it is started again with the same file: what was written already is left alone.
 *
 * Refusals: `catalogue.import-runs` while another runs, `catalogue.unknown-import`.
 * Source: BO-03
 */
export function createImportRuns(importGoods: Import) {
  const runs = new Map<string, ImportRun>();
  const note = (id: string, more: Partial<ImportRun>) => {
    const known = runs.get(id);
    if (known !== undefined) runs.set(id, { ...known, ...more });
  };

  function begin(): string {
    const id = randomUUID();
    const [oldest] = runs.keys();
    if (oldest !== undefined && runs.size >= MOST_REMEMBERED) runs.delete(oldest);
    runs.set(id, { id, state: 'running', step: 'read', done: 0, total: 0, report: null });
    return id;
  }

  async function run(id: string, rows: Rows, options: Applying): Promise<void> {
    try {
      const report = await importGoods(rows(), {
        strict: false,
        ...options,
        dryRun: false,
        onProgress: (step, count, total) => {
          note(id, { step, done: count, total });
          options.onProgress?.(step, count, total);
        },
      });
      note(id, { state: 'done', report });
    } catch (fault) {
      note(id, { state: 'failed' });
      throw fault;
    }
  }

  return {
    plan: (rows: Rows): Promise<ImportReport> =>
      importGoods(rows(), {
        dryRun: true,
        strict: false,
        readPicture: async () => null,
        onProgress: () => undefined,
      }),
    /** `finished` settles with the work; whoever does not wait for it still hears of a fault. */
    start: (
      rows: Rows,
      options: Applying,
    ): Outcome<{ id: string; finished: Promise<void> }, ImportRefusal> => {
      if ([...runs.values()].some(({ state }) => state === 'running'))
        return refuse({ code: 'catalogue.import-runs' });
      const id = begin();
      return done({ id, finished: run(id, rows, options) });
    },
    progress: (id: string): Outcome<ImportRun, ImportRefusal> => {
      const known = runs.get(id);
      return known === undefined ? refuse({ code: 'catalogue.unknown-import' }) : done(known);
    },
  };
}
