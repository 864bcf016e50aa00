import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { translatorFor } from '#messages/index.ts';
import type { AreaHelp } from '../area.ts';
import { areaHelp as ar } from '../areas/help-ar.ts';
import { areaHelp as en } from '../areas/help-en.ts';
import { areaMenus } from '../areas/menus.ts';
import { helpPieces } from './labels.ts';

const TEXTS: Readonly<Record<string, AreaHelp>> = { en, ar };
const ENTRIES = Object.values(areaMenus).flat();
const PATHS = ENTRIES.map(({ path }) => path).toSorted();
const FEWEST_WORDS = 55;
const MOST_WORDS = 150;

function textsOf({ about, tasks }: AreaHelp[string]): string[] {
  return [about, ...tasks.flatMap(({ title, text }) => [title, text])];
}

describe.each(LANGUAGES)('help in %s', (language) => {
  const help = TEXTS[language] ?? {};

  it('BO-01 explains every screen of the menu and no other', () => {
    expect(Object.keys(help).toSorted()).toEqual(PATHS);
  });

  it('BO-01 names buttons and fields as the screens do', () => {
    const translator = translatorFor(language);
    const labels = Object.values(help)
      .flatMap(textsOf)
      .flatMap(helpPieces)
      .flatMap((piece) => ('label' in piece ? [piece.label] : []));
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !translator.exists(label) || /\{\{/.test(translator.t(label)))).toEqual(
      [],
    );
  });
});

describe.each(PATHS)('help for %s', (path) => {
  it('BO-01 has the same two to five tasks in both languages', () => {
    const jobs = LANGUAGES.map((language) => TEXTS[language]?.[path]?.tasks.length);
    expect(new Set(jobs).size).toBe(1);
    expect(jobs[0]).toBeGreaterThanOrEqual(2);
    expect(jobs[0]).toBeLessThanOrEqual(5);
  });

  it('BO-01 is short', () => {
    const words = textsOf((en as AreaHelp)[path] ?? { about: '', tasks: [] })
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('BO-01 links to existing screens', () => {
    const related = ENTRIES.find((entry) => entry.path === path)?.related ?? [];
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter((other) => other === path || !PATHS.includes(other))).toEqual([]);
  });
});

it('BO-01 a help text is split into plain text and names of the screen', () => {
  expect(helpPieces('Click [adminMenus:add], then save.')).toEqual([
    { text: 'Click ' },
    { label: 'adminMenus:add' },
    { text: ', then save.' },
  ]);
  expect(helpPieces('[adminOrders:moves.on-hold]')).toEqual([{ label: 'adminOrders:moves.on-hold' }]);
});
