import type { APIRequestContext, Browser } from '@playwright/test';
import type { PopupSettings } from '#shop/popups';
import { readProfile, visitorOf } from '#shop/popups/rules/visit/profile.ts';
import type { CarriedPopup } from '#shop/popups/rules/visit/visitor.ts';
import { type Outcome, simulate } from '#shop/popups/rules/walk/simulate.ts';
import { drawFrom, randomSettings, randomVisit } from '../../popups/random-visits.ts';
import { withoutRule } from '../../popups/without-rule.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { publish } from './popup-page.ts';
import { type Walked, walkIn } from './popup-walk.ts';

const POPUPS = 20;

let popups: CarriedPopup[] = [];
const draw = drawFrom(22);

test.beforeAll(async () => {
  const settings = Array.from({ length: POPUPS }, (_none, at) => randomSettings(draw, at));
  const ids = await publish(...settings);
  popups = ids.map((id, at) => ({ id, settings: settings[at] as PopupSettings }));
});
test.afterAll(() => publish());

/** The simulator's answer for an address. */
async function askSimulator(owner: APIRequestContext, query: string): Promise<Map<number, Outcome>> {
  const data = { action: 'popups.simulate', input: { query }, language: 'en' };
  const answer = await (await owner.post('/admin/actions/', { data })).json();
  const outcomes: { id: number; outcome: Outcome }[] = answer.value.found.popups;
  return new Map(outcomes.map(({ id, outcome }) => [id, outcome]));
}

function toWalked(outcomes: ReadonlyMap<number, Outcome>): Walked {
  const all = [...outcomes];
  const shown = all.flatMap(([id, outcome]) => (outcome.state === 'shown' ? [{ id, ...outcome }] : []));
  return {
    shown: shown.toSorted((one, other) => one.order - other.order).map(({ id }) => id),
    stopped: Object.fromEntries(
      all.flatMap(([id, outcome]) => (outcome.state === 'stopped' ? [[id, outcome.by]] : [])),
    ),
  };
}

/** Compares one visit, and the same with the named rule of every hidden popup removed. */
async function expectAgreement(browser: Browser, owner: APIRequestContext, visit: URLSearchParams) {
  const query = visit.toString();
  const profile = readProfile(visit, new Date());
  const outcomes = await askSimulator(owner, query);
  expect(outcomes.size).toBe(POPUPS);
  expect(await walkIn(browser, { profile }), query).toEqual(toWalked(outcomes));
  const without = popups.map((popup) => {
    const outcome = outcomes.get(popup.id);
    return outcome === undefined ? popup : withoutRule(popup, outcome);
  });
  const changed = new Map(without.map(({ id, settings }) => [id, settings]));
  const visitor = visitorOf(profile, { publicUrl: process.env.SHOP_URL ?? '', fittingDevices: [] });
  const simulated = simulate(without, { visitor, walk: profile.walk });
  const after = toWalked(new Map(simulated.map(({ popup, outcome }) => [popup.id, outcome])));
  expect(await walkIn(browser, { profile, changed }), `${query} without the rules`).toEqual(after);
}

const VISITS = 200;

test(
  `PT-01…24 PG-01…08 PL-01 the simulator and the page agree on ${VISITS} random visits to ${POPUPS} popups, and on those without the rules that are named`,
  PROOF,
  async ({ browser, owner }) => {
    test.setTimeout(3_600_000);
    const visits = drawFrom(VISITS);
    const ids = popups.map(({ id }) => id);
    for (let at = 0; at < VISITS; at += 1) await expectAgreement(browser, owner, randomVisit(visits, ids));
  },
);
