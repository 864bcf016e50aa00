import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { KEEPS, type ShownAbTest } from '#shop/ab-tests';
import { areSameConditions } from '#shop/ab-tests/rules/same-conditions.ts';
import { NO_FIGURES } from '#shop/popup-figures/rules/figures.ts';
import { figuresByPopup } from '#shop/popup-figures/rules/sum-figures.ts';
import { namesOfPopups } from '../popups/actions/names-of-popups.ts';

/** The period of the baseline success rate, in days. */
const USUAL_DAYS = 28;

const one = z.object({ id: idOf() });
const about = ({ id }: { id: number }) => `ab-test:${id}`;

/** Tests with the names of their popups, whether each is published, and whether both show on the same pages. */
async function named(call: ActionCall, tests: readonly ShownAbTest[]) {
  const [names, published] = await Promise.all([namesOfPopups(call), call.shop.templates.published('popup')]);
  const shown = (id: number) => published.find((one) => one.id === id);
  const popup = (id: number) => ({
    id,
    name: names.get(id) ?? `#${id}`,
    isShown: shown(id) !== undefined,
  });
  const areTogether = (one: number, other: number) => {
    const [a, b] = [shown(one), shown(other)];
    return a === undefined || b === undefined || areSameConditions(a.conditions, b.conditions);
  };
  return tests.map(({ popupA, popupB, ...test }) => ({
    ...test,
    popups: { a: popup(popupA), b: popup(popupB) },
    areTogether: areTogether(popupA, popupB),
  }));
}

/** A/B tests of two popups. */
export const actions = {
  'ab-tests.list': readAction({
    need: 'content.see',
    input: z.object({}),
    run: async (call) => done(await named(call, await call.shop.abTests.list())),
  }),
  'ab-tests.open': readAction({
    need: 'content.see',
    input: one,
    run: async (call, { id }) => {
      const test = await call.shop.abTests.open(id);
      const [shown] = test === null ? [] : await named(call, [test]);
      return shown === undefined ? refuse({ code: 'ab-tests.unknown' }) : done(shown);
    },
  }),
  /** Popups that can be compared, with their figures of the last days. */
  'ab-tests.choices': readAction({
    need: 'content.see',
    input: z.object({}),
    run: async ({ shop }) => {
      const [published, { rows }] = await Promise.all([
        shop.templates.published('popup'),
        shop.popupFigures.lastDays(USUAL_DAYS),
      ]);
      const sums = new Map(figuresByPopup(rows).map((popup) => [popup.id, popup]));
      const popups = published.map(({ id, name }) => {
        const { seen, acted, sent } = sums.get(id) ?? NO_FIGURES;
        return { id: Number(id), name, seen, acted, sent };
      });
      return done({ popups, days: USUAL_DAYS });
    },
  }),
  'ab-tests.start': writeAction({
    need: 'content.change',
    input: z.object({ draft: z.record(z.string(), z.unknown()) }),
    about: () => 'ab-test:new',
    run: ({ shop }, { draft }) => shop.abTests.start(draft),
  }),
  'ab-tests.end': writeAction({
    need: 'content.change',
    input: z.object({ id: idOf(), keep: z.enum(KEEPS) }),
    about,
    run: (call, { id, keep }) => call.shop.abTests.end({ id, keep, by: editorOf(call) }),
  }),
};
