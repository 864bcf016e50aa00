import { expect, it } from 'vitest';
import { wordsIn } from '#messages';
import { TIMING } from '#shop/popups/popup.ts';
import type { Reason } from '#shop/popups/rules/reasons/reason.ts';
import { whyHeld, whyNot } from '#shop/popups/rules/reasons/why.ts';
import { disableEntry } from '#shop/popups/rules/visit/entry-names.ts';
import { readProfile, visitorOf } from '#shop/popups/rules/visit/profile.ts';
import { readVisitHash, toVisitHash } from '#shop/popups/rules/visit/visit-hash.ts';
import type { CarriedPopup, Visitor } from '#shop/popups/rules/visit/visitor.ts';
import { type Outcome, simulate } from '#shop/popups/rules/walk/simulate.ts';
import type { Walk } from '#shop/popups/rules/walk/walk.ts';
import { drawFrom, randomSettings, randomVisit } from './random-visits.ts';
import { withoutRule } from './without-rule.ts';

const HOLDS = (['avoid_multiple_popups', 'visit_popups'] as const).map((hold) =>
  whyHeld(hold, { visit_popups: 1 }),
);

const SHOP = 'https://shop.example';
const draw = drawFrom(22);
const popups: CarriedPopup[] = Array.from({ length: 60 }, (_none, at) => ({
  id: at + 1,
  settings: randomSettings(draw, at % 20),
}));
const ids = popups.map(({ id }) => id);

type Visit = Readonly<{ visitor: Visitor; walk: Walk }>;

function aVisit(): Visit {
  const profile = readProfile(randomVisit(draw, ids), new Date(0));
  return { visitor: visitorOf(profile, { publicUrl: SHOP, fittingDevices: [] }), walk: profile.walk };
}

const visits = Array.from({ length: 200 }, aVisit);

function outcomeOf(id: number, carried: readonly CarriedPopup[], visit: Visit): Outcome {
  const outcome = simulate(carried, visit).find(({ popup }) => popup.id === id);
  if (outcome === undefined) throw new Error(`no popup ${id}`);
  return outcome.outcome;
}

/** The rule that an outcome names, by the order in which rules are checked. */
function stageOf(outcome: Outcome): number {
  if (outcome.state === 'stopped') return (TIMING as readonly string[]).indexOf(outcome.by);
  const name = outcome.state === 'held' ? outcome.hold : outcome.state;
  return TIMING.length + ['waiting', 'avoid_multiple_popups', 'visit_popups', 'shown'].indexOf(name);
}

const nameOf = (outcome: Outcome) => (outcome.state === 'stopped' ? outcome.by : outcome.state);

/** The outcome of a popup once only the rule that stops it is removed. */
function outcomeWithoutRule(popup: CarriedPopup, outcome: Outcome, visit: Visit): Outcome {
  const changed = withoutRule(popup, outcome);
  const without = popups.map((one) => (one.id === popup.id ? changed : one));
  const { entries } = visit.visitor;
  const isDisabled = nameOf(outcome) !== 'disabled' && entries[disableEntry(popup.id)] === true;
  const visitor = { ...visit.visitor, entries: { ...entries, [disableEntry(popup.id)]: isDisabled } };
  return outcomeOf(popup.id, without, { ...visit, visitor });
}

it('PT-01 PT-24 of 200 visits and 60 popups, a popup without the rule that is named goes on to a later one or shows', () => {
  const states = new Set<string>();
  for (const visit of visits)
    for (const { popup, outcome } of simulate(popups, visit)) {
      states.add(nameOf(outcome));
      if (outcome.state === 'shown') continue;
      const after = outcomeWithoutRule(popup, outcome, visit);
      expect(stageOf(after), `${popup.id} ${nameOf(outcome)}`).toBeGreaterThan(stageOf(outcome));
    }
  // Each rule stops some of them.
  expect([...states].toSorted()).toEqual([...TIMING, 'disabled', 'held', 'shown', 'waiting'].toSorted());
});

it('a popup that fails by one rule alone shows once that rule is changed, and not if another one is', () => {
  const [once] = popups;
  if (once === undefined) throw new Error('no popup');
  const popup = {
    ...once,
    settings: {
      ...once.settings,
      timing: ['devices', 'url'],
      devices: ['mobile'],
      url: 'faq',
      action: 'show',
      urlSubject: 'current',
      triggers: ['page_load'],
      page_load_delay: 0,
    },
  } as const;
  const profile = readProfile(new URLSearchParams({ address: '/faq/', device: 'desktop' }), new Date(0));
  const visit = { visitor: visitorOf(profile, { publicUrl: SHOP, fittingDevices: [] }), walk: profile.walk };
  expect(outcomeOf(popup.id, [popup], visit)).toEqual({ state: 'stopped', by: 'devices' });
  const desktop = { ...popup, settings: { ...popup.settings, devices: ['desktop'] as const } };
  expect(outcomeOf(popup.id, [desktop], visit).state).toBe('shown');
  const elsewhere = { ...popup, settings: { ...popup.settings, url: 'shop' } };
  expect(outcomeOf(popup.id, [elsewhere], visit).state).toBe('stopped');
});

function expectWords({ code, values }: Reason): void {
  for (const t of [wordsIn('en'), wordsIn('ar')]) {
    const text = t(`popups:reasons.${code}`, values);
    expect(text, code).not.toContain('reasons.');
    expect(text, code).not.toContain('{{');
  }
}

it('PG-01…08 10 000 random popups and visits never throw, and each reason has words in both languages', () => {
  const reasons = new Map<string, Reason>();
  for (let time = 0; time < 10_000; time += 1) {
    const popup = { id: draw.of(ids), settings: randomSettings(draw, time % 20) };
    const visit = draw.of(visits);
    for (const { outcome } of simulate([popup], visit))
      for (const reason of whyNot(popup, outcome, visit)) reasons.set(reason.code, reason);
  }
  for (const reason of [...reasons.values(), ...HOLDS]) expectWords(reason);
  expect(reasons.size).toBeGreaterThan(30);
});

it('a visit comes back from the hash of an address as it was', () => {
  for (const { visitor } of visits) expect(readVisitHash(toVisitHash(visitor))).toEqual(visitor);
  for (const hash of ['', '#a-1', '#visit:', '#visit:%', '#visit:[', '#visit:null', '#popup:open?id=7'])
    expect(readVisitHash(hash), hash).toBeNull();
});
