import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: a slow file that begins last would keep one worker busy alone. */
const SLOWEST = [
  'tests/wire/contract',
  'tests/wire/every-refusal',
  'tests/attack/',
  'tests/cache/never-stale',
  'tests/processes/',
  'tests/cache/',
  'tests/admin-actions/every-role',
  'tests/shop/',
  'tests/search/',
];

function place({ moduleId }: TestSpecification): number {
  const at = SLOWEST.findIndex((part) => moduleId.includes(part));
  return at === -1 ? SLOWEST.length : at;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
