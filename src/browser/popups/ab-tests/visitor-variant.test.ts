import { expect, it } from 'vitest';
import { passesAbTest } from '#shop/popups/rules/conditions/ab-test.ts';
import { abTestsWith } from './visitor-variant.ts';

const aPopup = (abTest?: string) => ({ template: { dataset: { abTest } } });
const [single, a, b, another] = [aPopup(), aPopup('3:a'), aPopup('3:b'), aPopup('4:a')];
const IN_B = { visitorVariant: (): 'b' => 'b' };
const popups = [single, another, a, b];

const shownWith = async ({ abTestOf }: ReturnType<typeof abTestsWith>) => {
  const all = await Promise.all(popups.map(async (popup) => ({ abTest: await abTestOf(popup) })));
  return popups.filter((_popup, at) => passesAbTest(all[at] ?? { abTest: null }));
};

it('either of two compared popups leads to the one of the visitor’s variant', async () => {
  const { inVisitorVariant } = abTestsWith(async () => IN_B);
  expect(await Promise.all([a, b].map((popup) => inVisitorVariant(popup, popups)))).toEqual([b, b]);
  expect(await inVisitorVariant(single, popups)).toBe(single);
  expect(await inVisitorVariant(another, popups)).toBe(another);
});

it('the module that draws variants is loaded once for all popups, and only for a test', async () => {
  let loads = 0;
  const tests = abTestsWith(async () => {
    loads += 1;
    return IN_B;
  });
  await tests.abTestOf(single);
  expect(loads).toBe(0);
  expect(await shownWith(tests)).toEqual([single, b]);
  expect(loads).toBe(1);
});

it('when that module cannot be loaded, the page shows variant A as long as it is open', async () => {
  let isThere = false;
  const tests = abTestsWith(async () => {
    if (!isThere) throw new Error('offline');
    return IN_B;
  });
  expect(await shownWith(tests)).toEqual([single, another, a]);
  isThere = true;
  expect(await tests.inVisitorVariant(b, popups)).toBe(a);
});
