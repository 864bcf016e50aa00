import type { ShownAbTest } from './ab-test.ts';
import { endAbTest } from './actions/end-ab-test.ts';
import { showAbTest } from './actions/show-ab-test.ts';
import { startAbTest } from './actions/start-ab-test.ts';
import type { AbTestDeps } from './deps.ts';
import { listAbTests, type RunningAbTest, readAbTest, readRunning } from './store/ab-tests.ts';

/** Tests of two popups, and which popups remain after a test. */
export { KEEPS, type Keep, type ShownAbTest } from './ab-test.ts';
export type { RunningAbTest } from './store/ab-tests.ts';

/**
 * A/B tests of two popups.
 *
 * `running` returns the tests that pages run; `list` all tests and `open` one, with verdicts. `start` refuses
 * `ab-tests.wrong-fields` by field, `ab-tests.not-published`, `ab-tests.busy-popup` and `ab-tests.other-pages`; `end`
 * refuses `ab-tests.unknown`, `ab-tests.ended`, and what unpublishing refuses.
 */
export function createAbTests(deps: AbTestDeps) {
  const { db } = deps;
  return {
    running: (): Promise<RunningAbTest[]> => readRunning(db),
    list: async (): Promise<ShownAbTest[]> => {
      const tests = await listAbTests(db);
      return Promise.all(tests.map((test) => showAbTest(test, deps)));
    },
    open: async (id: number): Promise<ShownAbTest | null> => {
      const test = await readAbTest(db, id);
      return test === null ? null : showAbTest(test, deps);
    },
    start: startAbTest(deps),
    end: endAbTest(deps),
  };
}
