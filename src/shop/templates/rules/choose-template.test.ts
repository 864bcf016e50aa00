import { describe, expect, it } from 'vitest';
import { type Candidate, chooseTemplate } from './choose-template.ts';
import type { Condition, Subject } from './conditions.ts';
import { rivalTemplates } from './rival-templates.ts';

const ALL: Condition = { kind: 'all' };
const type = (value: string): Condition => ({ kind: 'type', value });
const category = (value: number): Condition => ({ kind: 'category', value });
const brand = (value: string): Condition => ({ kind: 'brand', value });
const tag = (value: string): Condition => ({ kind: 'tag', value });
const topic = (value: string): Condition => ({ kind: 'topic', value });
const single = (value: number): Condition => ({ kind: 'single', value });

/** Categories: sticks (1) > cedrane (2) > gold (3); devices (4) > bars (5). */
const GOLD_STICKS: Subject = {
  place: 'product',
  type: 'simple',
  categoryPaths: [[3, 2, 1]],
  brand: 'cedrane',
  tags: ['new', 'menthol'],
  single: 70,
};
const BAR_IN_TWO: Subject = {
  place: 'product',
  type: 'variable',
  categoryPaths: [
    [5, 4],
    [2, 1],
  ],
  brand: 'kovia',
  tags: [],
  single: 71,
};
const BARE: Subject = { place: 'product', type: 'external', single: 72 };
const SHOP: Subject = { place: 'listing', type: 'shop' };
const CATEGORY: Subject = { place: 'listing', type: 'category', categoryPaths: [[2, 1]] };
const BRAND: Subject = { place: 'listing', type: 'brand', brand: 'cedrane' };
const TAG: Subject = { place: 'listing', type: 'tag', tags: ['new'] };
const ARTICLE: Subject = { place: 'article', type: 'article', topic: 'care', tags: ['how-to'], single: 9 };
const PROJECT: Subject = { place: 'article', type: 'portfolio', topic: '', tags: [], single: 10 };
const ARCHIVE: Subject = { place: 'archive', type: 'article', topic: 'care' };
const PAGE: Subject = { place: 'page', single: 12 };
const SEARCH: Subject = { place: 'search' };

let made = 0;
function template(subject: Subject, include: Condition[], exclude: Condition[] = []): Candidate {
  made += 1;
  return { id: made, place: subject.place, conditions: { include, exclude } };
}

describe('a condition', () => {
  it.each<[string, Subject, [Condition, boolean]]>([
    ['everything holds for a product', GOLD_STICKS, [ALL, true]],
    ['everything holds for a product without any facts', BARE, [ALL, true]],
    ['everything holds for the search', SEARCH, [ALL, true]],
    ['everything holds for a page', PAGE, [ALL, true]],
    ['a type holds', GOLD_STICKS, [type('simple'), true]],
    ['another type does not', GOLD_STICKS, [type('variable'), false]],
    ['a type is not a part of a word', GOLD_STICKS, [type('simp'), false]],
    ['a type holds for a listing', SHOP, [type('shop'), true]],
    ['a type does not hold for another listing', CATEGORY, [type('shop'), false]],
    ['a kind of text holds', PROJECT, [type('portfolio'), true]],
    ['another kind of text does not', PROJECT, [type('article'), false]],
    ['the own category holds', GOLD_STICKS, [category(3), true]],
    ['the category above holds', GOLD_STICKS, [category(2), true]],
    ['the topmost category holds', GOLD_STICKS, [category(1), true]],
    ['a category elsewhere does not', GOLD_STICKS, [category(4), false]],
    ['the first of two categories holds', BAR_IN_TWO, [category(5), true]],
    ['the second of two categories holds', BAR_IN_TWO, [category(2), true]],
    ['the parent of the second holds', BAR_IN_TWO, [category(1), true]],
    ['a category below does not', BAR_IN_TWO, [category(3), false]],
    ['a category does not hold where there is none', BARE, [category(1), false]],
    ['a listing of a category is in that category', CATEGORY, [category(2), true]],
    ['a listing of a category is in the one above', CATEGORY, [category(1), true]],
    ['a listing of a category is not in the one below', CATEGORY, [category(3), false]],
    ['the shop is in no category', SHOP, [category(1), false]],
    ['a brand holds', GOLD_STICKS, [brand('cedrane'), true]],
    ['another brand does not', BAR_IN_TWO, [brand('cedrane'), false]],
    ['no brand is no brand', BARE, [brand(''), false]],
    ['a brand holds for its listing', BRAND, [brand('cedrane'), true]],
    ['a brand does not hold for a tag of its name', TAG, [brand('new'), false]],
    ['the first tag holds', GOLD_STICKS, [tag('new'), true]],
    ['the last tag holds', GOLD_STICKS, [tag('menthol'), true]],
    ['another tag does not', GOLD_STICKS, [tag('old'), false]],
    ['a tag does not hold where there is none', BAR_IN_TWO, [tag('new'), false]],
    ['a tag holds for its listing', TAG, [tag('new'), true]],
    ['a topic holds', ARTICLE, [topic('care'), true]],
    ['another topic does not', ARTICLE, [topic('news'), false]],
    ['no topic is no topic', { place: 'article', type: 'article', single: 1 }, [topic(''), false]],
    ['a topic holds for its archive', ARCHIVE, [topic('care'), true]],
    ['a tag of a text holds', ARTICLE, [tag('how-to'), true]],
    ['one product holds', GOLD_STICKS, [single(70), true]],
    ['another product does not', GOLD_STICKS, [single(71), false]],
    ['one page holds', PAGE, [single(12), true]],
    ['another page does not', PAGE, [single(13), false]],
    ['a product with the id of its category is not meant', GOLD_STICKS, [single(3), false]],
  ])('%s', (_name, subject, [condition, holds]) => {
    const { chosen } = chooseTemplate([template(subject, [condition])], subject);
    expect(chosen !== null).toBe(holds);
  });
});

describe('of several templates', () => {
  it.each<[string, Subject, { wins: Condition[]; over: Condition[] }]>([
    ['a type over everything', GOLD_STICKS, { wins: [type('simple')], over: [ALL] }],
    ['a category over a type', GOLD_STICKS, { wins: [category(1)], over: [type('simple')] }],
    ['the own category over the one above', GOLD_STICKS, { wins: [category(3)], over: [category(2)] }],
    ['a nearer category over a farther one', GOLD_STICKS, { wins: [category(2)], over: [category(1)] }],
    ['the nearest of two ancestors', BAR_IN_TWO, { wins: [category(2)], over: [category(1)] }],
    ['a brand over a category above', GOLD_STICKS, { wins: [brand('cedrane')], over: [category(2)] }],
    ['a tag over a category above', GOLD_STICKS, { wins: [tag('new')], over: [category(2)] }],
    ['one product over its category', GOLD_STICKS, { wins: [single(70)], over: [category(3)] }],
    ['one product over its brand', GOLD_STICKS, { wins: [single(70)], over: [brand('cedrane')] }],
    ['one page over everything', PAGE, { wins: [single(12)], over: [ALL] }],
    ['a topic over a kind', ARTICLE, { wins: [topic('care')], over: [type('article')] }],
    ['one text over its topic', ARTICLE, { wins: [single(9)], over: [topic('care')] }],
    ['the most exact of many inclusions', GOLD_STICKS, { wins: [ALL, single(70)], over: [category(3)] }],
    [
      'a matching condition over more exact ones that do not match',
      BARE,
      { wins: [ALL], over: [single(70), category(1), brand('cedrane')] },
    ],
  ])('%s wins, in either order of age', (_name, subject, { wins, over }) => {
    for (const isNewer of [true, false]) {
      const pair = isNewer ? [over, wins] : [wins, over];
      const templates = pair.map((include) => template(subject, include));
      expect(chooseTemplate(templates, subject).chosen?.conditions.include).toBe(wins);
      expect(chooseTemplate(templates.toReversed(), subject).chosen?.conditions.include).toBe(wins);
    }
  });

  it.each<[string, Subject, [Condition, Condition]]>([
    ['alike', GOLD_STICKS, [ALL, ALL]],
    ['by brand and by tag', GOLD_STICKS, [brand('cedrane'), tag('new')]],
    ['by brand and by the own category', GOLD_STICKS, [brand('cedrane'), category(3)]],
    ['by two own categories', BAR_IN_TWO, [category(5), category(2)]],
    ['by two tags', GOLD_STICKS, [tag('new'), tag('menthol')]],
    ['by topic and by tag', ARTICLE, [topic('care'), tag('how-to')]],
  ])('with equally exact conditions, %s, the newer wins', (_name, subject, [older, newer]) => {
    const first = template(subject, [older]);
    const second = template(subject, [newer]);
    const { chosen, verdicts } = chooseTemplate([second, first], subject);
    expect(chosen).toBe(second);
    expect(verdicts[1]).toEqual({
      template: first,
      verdict: { reason: 'older', by: older, instead: second.id },
    });
  });
});

describe('an exclusion', () => {
  it.each<[string, Subject, { include: Condition[]; exclude: Condition[]; stands: boolean }]>([
    ['of a category', GOLD_STICKS, { include: [ALL], exclude: [category(1)], stands: false }],
    ['of a category elsewhere', GOLD_STICKS, { include: [ALL], exclude: [category(4)], stands: true }],
    ['of one product', GOLD_STICKS, { include: [category(3)], exclude: [single(70)], stands: false }],
    ['of another product', GOLD_STICKS, { include: [category(3)], exclude: [single(71)], stands: true }],
    ['wider than what is included', GOLD_STICKS, { include: [single(70)], exclude: [ALL], stands: false }],
    ['one of several', GOLD_STICKS, { include: [ALL], exclude: [tag('old'), tag('new')], stands: false }],
    ['of a page', PAGE, { include: [ALL], exclude: [single(12)], stands: false }],
  ])('%s', (_name, subject, { include, exclude, stands }) => {
    const one = template(subject, include, exclude);
    const { chosen, verdicts } = chooseTemplate([one], subject);
    expect(chosen).toBe(stands ? one : null);
    expect(verdicts).toMatchObject([{ verdict: { reason: stands ? 'stands' : 'excluded' } }]);
  });

  it('leaves the page to the next template', () => {
    const wide = template(GOLD_STICKS, [ALL]);
    const exact = template(GOLD_STICKS, [category(3)], [single(70)]);
    expect(chooseTemplate([wide, exact], GOLD_STICKS).chosen).toBe(wide);
  });
});

it('templates of other places are ignored', () => {
  const elsewhere = template(PAGE, [ALL]);
  expect(chooseTemplate([elsewhere], SEARCH)).toEqual({ chosen: null, verdicts: [] });
});

it('every template of the place has its reason, the chosen one first', () => {
  const wide = template(GOLD_STICKS, [ALL]);
  const other = template(GOLD_STICKS, [brand('kovia')]);
  const exact = template(GOLD_STICKS, [category(3)]);
  expect(chooseTemplate([wide, other, exact], GOLD_STICKS).verdicts).toEqual([
    { template: exact, verdict: { reason: 'stands', by: category(3) } },
    { template: wide, verdict: { reason: 'less-exact', by: ALL, instead: exact.id } },
    { template: other, verdict: { reason: 'not-included' } },
  ]);
});

describe('rivals', () => {
  it('are templates of one place that include the same', () => {
    const first = template(PAGE, [ALL, single(3)]);
    const second = template(PAGE, [single(3)]);
    const elsewhere = template(SEARCH, [ALL]);
    expect(rivalTemplates([first, second, elsewhere])).toEqual([
      { newer: second.id, older: first.id, by: single(3) },
    ]);
  });

  it('are not templates of which one excludes the shared condition', () => {
    const first = template(PAGE, [single(3)]);
    expect(rivalTemplates([first, template(PAGE, [single(3)], [single(3)])])).toEqual([]);
    expect(rivalTemplates([first, template(PAGE, [single(4)])])).toEqual([]);
  });
});
