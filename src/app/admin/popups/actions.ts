import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import type { ProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';
import { pickWords } from '#messages';
import { carriedTest } from '#shop/ab-tests/rules/carried-test.ts';
import { FIGURE_DAYS } from '#shop/popup-figures/rules/figures.ts';
import { figuresByDay, figuresByPopup } from '#shop/popup-figures/rules/sum-figures.ts';
import type { Reason } from '#shop/popups/rules/reasons/reason.ts';
import { whyNot } from '#shop/popups/rules/reasons/why.ts';
import { type Profile, readProfile, visitorOf } from '#shop/popups/rules/visit/profile.ts';
import { toVisitHash } from '#shop/popups/rules/visit/visit-hash.ts';
import type { CarriedPopup, Visitor } from '#shop/popups/rules/visit/visitor.ts';
import { simulate } from '#shop/popups/rules/walk/simulate.ts';
import { type Page, popupVerdicts } from '#shop/templates';
import { popupPageOf } from '../templates/actions/subject-of-address.ts';
import { namesOfPopups } from './actions/names-of-popups.ts';

const QUERY_MAX = 8000;
const ADDRESS_MAX = 2000;
const POPUPS_MAX = 200;
const USUAL_DAYS = 28;

type Named = CarriedPopup & Readonly<{ name: string }>;

/** The popups of a page, and those not shown there with reasons. */
async function popupsAt({ shop }: ActionCall, page: Page) {
  const published = await shop.templates.published('popup');
  const tests = await shop.abTests.running();
  const verdicts = popupVerdicts(published, page);
  const standing = verdicts.flatMap(({ template: { id, name, settings }, verdict }) => {
    const parsed = shop.templates.popupSettings.parse(settings);
    return verdict.reason === 'stands' && parsed.ok ? [{ id, name, settings: parsed.settings }] : [];
  });
  const known = { tests, carried: standing.map(({ id }) => id) };
  const carried = standing.map((popup): Named => ({ ...popup, abTest: carriedTest(popup.id, known) }));
  const others = verdicts.flatMap(({ template: { id, name }, verdict }) =>
    verdict.reason === 'stands' ? [] : [{ id, name, verdict }],
  );
  return { carried, others, tests };
}

/** Adds to a reason the name of its A/B test. */
function withTestName(reason: Reason, tests: readonly Readonly<{ id: number; name: string }>[]): Reason {
  const test = tests.find(({ id }) => id === reason.values.test);
  return test === undefined ? reason : { ...reason, values: { ...reason.values, name: test.name } };
}

/** The URL that opens the page with the state of the simulated visitor. */
function openedAt(visitor: Visitor): string {
  const { pathname, search } = new URL(visitor.address);
  return pathname + search + toVisitHash(visitor);
}

/** The devices that the product of a page fits; only pages of sticks have some. */
async function fittingDevices({ shop }: ActionCall, { about }: Page): Promise<readonly number[]> {
  if (about?.place !== 'product' || about.single === undefined) return [];
  const product = await shop.catalogue.findProduct(about.single as ProductId);
  return product?.class === 'tobacco' ? product.fittingIds : [];
}

/** Simulates a visit: what each popup of the page does, and why. */
async function simulateOn(call: ActionCall, profile: Profile, page: Page) {
  const { publicUrl } = call;
  const visitor = visitorOf(profile, { publicUrl, fittingDevices: await fittingDevices(call, page) });
  const { walk } = profile;
  const { carried, others, tests } = await popupsAt(call, page);
  const popups = simulate(carried, { visitor, walk }).map(({ popup, outcome }) => ({
    id: popup.id,
    name: popup.name,
    timing: popup.settings.timing,
    abTest: popup.abTest ?? null,
    outcome,
    reasons: whyNot(popup, outcome, { visitor, walk }).map((reason) => withTestName(reason, tests)),
  }));
  return { popups, others, href: openedAt(visitor) };
}

/** The popup simulator and statistics. Source: spec §4 Popup eligibility; PT-01…24 */
export const actions = {
  'popups.simulate': readAction({
    need: 'content.see',
    /** The query of the simulator's URL. */
    input: z.object({ query: z.string().max(QUERY_MAX) }),
    run: async (call, { query }) => {
      const profile = readProfile(new URLSearchParams(query), new Date());
      const page = profile.address === '' ? null : await popupPageOf(call.shop, profile.address);
      return done({ profile, found: page === null ? null : await simulateOn(call, profile, page) });
    },
  }),
  /** How often popups were seen, closed and clicked in a period. */
  'popups.figures': readAction({
    need: 'content.see',
    input: z.object({
      days: z.coerce.number().pipe(z.literal(FIGURE_DAYS)).catch(USUAL_DAYS).default(USUAL_DAYS),
      popup: z.coerce.number().int().min(1).nullable().catch(null).default(null),
    }),
    run: async (call, { days, popup }) => {
      const [{ last, rows }, names] = await Promise.all([
        call.shop.popupFigures.lastDays(days),
        namesOfPopups(call),
      ]);
      const chosen = popup === null ? rows : rows.filter(({ id }) => id === popup);
      const named = <Row extends { id: number }>(row: Row) => ({
        ...row,
        name: names.get(row.id) ?? `#${row.id}`,
      });
      return done({
        ...{ days, popup },
        popups: figuresByPopup(rows).map(named),
        byDay: figuresByDay(chosen, { last, count: days }),
        rows: chosen.map(named),
      });
    },
  }),
  /** Names and messages for the panel of popups on a storefront page. */
  'popups.panel': readAction({
    need: 'content.change',
    input: z.object({
      ids: z.array(z.int().min(1)).max(POPUPS_MAX),
      address: z.string().max(ADDRESS_MAX),
    }),
    run: async ({ shop, language }, { ids, address }) => {
      const [published, tests] = await Promise.all([
        shop.templates.published('popup'),
        shop.abTests.running(),
      ]);
      const to = (path: string) => addressIn(language, path);
      return done({
        words: pickWords(language, ['popups']).popups ?? {},
        labels: shop.templates.popupSettings.labels(language),
        popups: published
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name }) => ({ id, name, href: to(`/admin/templates/${id}/`) })),
        abTests: tests.map(({ id, name }) => ({ id, name, href: to(`/admin/ab-tests/${id}/`) })),
        simulator: to(`/admin/popups/simulator/?${new URLSearchParams({ address })}`),
      });
    },
  }),
};
