import { describe, expect, it } from 'vitest';
import { rightsOf } from '#shop/staff/rules/rights.ts';
import { SETUP_STEPS, type SetupFacts, setupSteps } from './setup-steps.ts';

const NOTHING: SetupFacts = {
  details: { name: true, email: false, phone: false, address: false },
  hasLogo: false,
  hasProduct: false,
  hasDelivery: false,
  hasPayment: false,
  hasTaxNumber: false,
  legal: { warning: true, licence: false, terms: false, privacy: true },
  hasOrder: false,
  isOpen: false,
};
const ALL: SetupFacts = {
  details: { name: true, email: true, phone: true, address: true },
  hasLogo: true,
  hasProduct: true,
  hasDelivery: true,
  hasPayment: true,
  hasTaxNumber: true,
  legal: { warning: true, licence: true, terms: true, privacy: true },
  hasOrder: true,
  isOpen: true,
};
const owner = rightsOf('owner');
const step = (facts: SetupFacts, name: string) => setupSteps(facts, owner).find((one) => one.name === name);

describe('the steps of a new shop', () => {
  it('BO-01 are all open in an empty shop, all done in a complete one', () => {
    expect(setupSteps(NOTHING, owner).map(({ name }) => name)).toEqual(SETUP_STEPS);
    expect(setupSteps(NOTHING, owner).filter(({ isDone }) => isDone)).toEqual([]);
    expect(setupSteps(ALL, owner).every(({ isDone }) => isDone)).toBe(true);
  });

  it.each([
    ['hasLogo', 'logo'],
    ['hasProduct', 'products'],
    ['hasDelivery', 'delivery'],
    ['hasPayment', 'payments'],
    ['hasTaxNumber', 'taxes'],
    ['hasOrder', 'order'],
    ['isOpen', 'opening'],
  ])('BO-01 only %s decides the step %s', (fact, name) => {
    const done = setupSteps({ ...NOTHING, [fact]: true }, owner).filter(({ isDone }) => isDone);
    expect(done.map((one) => one.name)).toEqual([name]);
  });

  it('BO-01 a step names its missing parts and links to the next one', () => {
    expect(step(NOTHING, 'details')?.missing).toEqual(['email', 'phone', 'address']);
    expect(step(NOTHING, 'legal')).toMatchObject({ missing: ['licence', 'terms'], path: '/admin/legal/' });
    const pagesLeft = { ...ALL, legal: { ...ALL.legal, terms: false } };
    expect(step(pagesLeft, 'legal')).toMatchObject({ isDone: false, path: '/admin/pages/' });
  });

  it('RO-03 staff see only the steps of their role', () => {
    const namesFor = (role: Parameters<typeof rightsOf>[0]) =>
      setupSteps(NOTHING, rightsOf(role)).map(({ name }) => name);
    expect(namesFor('manager')).toEqual(SETUP_STEPS);
    expect(namesFor('catalogue-editor')).toEqual(['products']);
    expect(namesFor('order-desk')).toEqual(['order']);
    expect(namesFor('page-editor')).toEqual([]);
  });
});
