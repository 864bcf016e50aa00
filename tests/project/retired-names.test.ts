import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const listed = (words: string) => words.trim().split(/\s+/);

/** File names that standard terms replaced; `docs/glossary.md` has those. */
const RETIRED_FILES = new Set(
  listed(`
    account-door acting announced announcements compose-reads early-asks fellow flights horizon house in-one-process
    keeping-shop kept kept-reads known-texts likely-next metrics-door packed reading remembered staff-door
  `),
);

/** Identifiers that standard terms replaced. Words in sentences are free. */
const RETIRED_IDENTIFIERS = listed(`
  openHouse KeptPages openKeptPages keepingShop readingShop nobodysVisit readAnnounced createFlights Struck createHorizon
  createKeptReads KeptReads knownTexts leaveEarlyAsks likelyNext LIKELY_NEXT properWay ProperWay speaksForAll sayOpen
  gatherFigures figuresOf inOneProcess isDatabaseAway choosePlace currentAct tellKept askKept tellChanged TooSlow
  mayReadFigures statusOfRefusal
`);

it('retired names do not come back', () => {
  const files = globSync('{src,tests,bench,bin}/**/*.{ts,tsx,js}', {
    cwd: root,
    exclude: (path) => path.includes('migrations') || path.endsWith('retired-names.test.ts'),
  });
  expect(files.length).toBeGreaterThan(1500);
  const named = files.filter((file) => RETIRED_FILES.has(basename(file).replace(/\..*$/, '')));
  const pattern = new RegExp(`\\b(?:${RETIRED_IDENTIFIERS.join('|')})\\b`);
  const used = files.flatMap((file) => {
    const found = pattern.exec(readFileSync(join(root, file), 'utf8'));
    return found === null ? [] : [`${file}: ${found[0]}`];
  });
  expect([...named, ...used]).toEqual([]);
});
