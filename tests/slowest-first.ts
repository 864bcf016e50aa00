import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, the slowest first: one that begins last would keep a single worker busy. */
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
