import { expect, it } from 'vitest';
import { publishingRefusal } from './publishing.ts';

const ALT = { rule: 'image-alt', node: 'a', text: '' };
const CONTRAST = { rule: 'color-contrast', node: 'b', text: 'Pale' };
const NOTHING = { faults: [], reason: null, confirms: [] };

it('publishes a document without faults and with all required widgets', () => {
  expect(publishingRefusal({ faults: [], lacks: [] }, NOTHING)).toBeNull();
});

it('faults found by the server or the browser need a reason, each listed once', () => {
  const refusal = publishingRefusal({ faults: [ALT], lacks: [] }, { ...NOTHING, faults: [CONTRAST, ALT] });
  expect(refusal).toEqual({ code: 'admin.confirm-publishing', faults: [ALT, CONTRAST], lacks: [] });
  expect(publishingRefusal({ faults: [ALT], lacks: [] }, { ...NOTHING, reason: 'Soon mended' })).toBeNull();
  expect(publishingRefusal({ faults: [], lacks: [] }, { ...NOTHING, faults: [CONTRAST] })).not.toBeNull();
});

it('a missing widget needs its own confirmation besides the reason', () => {
  const findings = { faults: [ALT], lacks: ['product-form'] };
  expect(publishingRefusal(findings, { ...NOTHING, reason: 'Soon mended' })).toMatchObject({
    faults: [],
    lacks: ['product-form'],
  });
  const answer = { ...NOTHING, reason: 'Soon mended', confirms: ['product-form'] };
  expect(publishingRefusal(findings, answer)).toBeNull();
});
