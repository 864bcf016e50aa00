import { by, NOBODY, type RefusalCases, type Running } from './running.ts';

const ALL = { kind: 'all' };
const CART = { kind: 'type', value: 'cart' };

async function aPopup({ value }: Running, condition: object = ALL, status = 'published'): Promise<number> {
  const draft = {
    ...{ name: 'Refused', place: 'popup', settings: {}, tree: [], status },
    conditions: { include: [condition], exclude: [] },
  };
  return (await value('templates.save', { id: null, version: 0, draft })).id;
}

const draftOf = (popupA: number, popupB: number) => ({
  draft: {
    ...{ name: 'Two offers', popupA, popupB, success: 'acted' },
    ...{ baselinePercent: 10, effectPercent: 2, confidence: 95 },
  },
});

async function started(running: Running) {
  const [a, b] = [await aPopup(running), await aPopup(running)];
  const { id } = await running.value('ab-tests.start', draftOf(a, b));
  return { id, a };
}

/** A/B tests of popups. */
export const abTests = {
  'ab-tests.wrong-fields': by('ab-tests.start', { draft: {} }),
  'ab-tests.not-published': async (running) => {
    const hidden = await aPopup(running, ALL, 'draft');
    return running.ask('ab-tests.start', draftOf(await aPopup(running), hidden));
  },
  'ab-tests.other-pages': async (running) =>
    running.ask('ab-tests.start', draftOf(await aPopup(running), await aPopup(running, CART))),
  'ab-tests.busy-popup': async (running) => {
    const { a } = await started(running);
    return running.ask('ab-tests.start', draftOf(a, await aPopup(running)));
  },
  'ab-tests.unknown': by('ab-tests.open', { id: NOBODY }),
  'ab-tests.ended': async (running) => {
    const { id } = await started(running);
    await running.value('ab-tests.end', { id, keep: 'both' });
    return running.ask('ab-tests.end', { id, keep: 'both' });
  },
} satisfies RefusalCases;
