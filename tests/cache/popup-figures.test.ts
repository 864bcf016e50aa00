import { beforeAll, expect, it } from 'vitest';
import { DAY_MS, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { FIGURES_PATH } from '#shop/popup-figures/rules/figures.ts';
import { aMember } from '../a-member.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const NOURA = { staffId: null, name: 'Noura' };
let origin = '';
let [one, two] = [0, 0];

const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
const figures = (id: number, more: object = {}) => ({ id, seen: 1, closed: 0, acted: 0, ...more });

async function aPopup(): Promise<number> {
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree: [], conditions };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

async function report(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(origin + FIGURES_PATH, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  return { status: answer.status, code: answer.status === 204 ? null : (await answer.json()).code };
}

const counted = async () => (await shop.popupFigures.lastDays(3)).rows;

beforeAll(async () => {
  [one, two] = [await aPopup(), await aPopup()];
  origin = await serve();
}, 120_000);

it('BO-06 figures of a day are added up, those of yesterday apart', async () => {
  const counts = { status: 204, code: null };
  expect(await report({ day: dayIn(0), popups: [figures(one), figures(two)] })).toEqual(counts);
  expect(await report({ day: dayIn(0), popups: [figures(one, { closed: 1, acted: 2, sent: 1 })] })).toEqual(
    counts,
  );
  expect(await report({ day: dayIn(-1), popups: [figures(one)] })).toEqual(counts);
  expect(await counted()).toEqual([
    { id: one, day: dayIn(-1), seen: 1, closed: 0, acted: 0, sent: 0 },
    { id: one, day: dayIn(0), seen: 2, closed: 1, acted: 2, sent: 1 },
    { id: two, day: dayIn(0), seen: 1, closed: 0, acted: 0, sent: 0 },
  ]);
});

it('a report that names an unknown popup counts for the others', async () => {
  const before = await counted();
  const popups = [figures(one, { closed: 1 }), figures(2_000_000_000)];
  expect(await report({ day: dayIn(0), popups })).toEqual({ status: 204, code: null });
  const [of] = before.filter(({ id, day }) => id === one && day === dayIn(0));
  const now = (await counted()).find(({ id, day }) => id === one && day === dayIn(0));
  expect(now).toEqual({ ...of, seen: (of?.seen ?? 0) + 1, closed: (of?.closed ?? 0) + 1 });
});

it('of what is refused nothing is counted', async () => {
  const before = await counted();
  const today = { day: dayIn(0) };
  const known = figures(one);
  const wrong: readonly [unknown, string, number][] = [
    [{ ...today, popups: [figures(2_000_000_000)] }, 'popup-figures.unknown-popup', 404],
    [{ day: dayIn(1), popups: [known] }, 'popup-figures.wrong-day', 422],
    [{ day: dayIn(-2), popups: [known] }, 'popup-figures.wrong-day', 422],
    [{ ...today, popups: [known, known] }, 'popup-figures.wrong-body', 400],
    [{ ...today, popups: [figures(one, { seen: 51 })] }, 'popup-figures.wrong-body', 400],
    [{ ...today, popups: [figures(one, { seen: -1 })] }, 'popup-figures.wrong-body', 400],
    [{ ...today, popups: [figures(one, { visitor: 'Sara' })] }, 'popup-figures.wrong-body', 400],
    [{ day: 'today', popups: [known] }, 'popup-figures.wrong-body', 400],
    ['{', 'request.unreadable', 400],
    [{ ...today, popups: [known], more: 'x'.repeat(9000) }, 'request.too-large', 413],
  ];
  for (const [body, code, status] of wrong)
    expect(await report(body), JSON.stringify(body).slice(0, 90)).toEqual({ code, status });
  const foreign = { origin: 'https://elsewhere.example' };
  expect(await report({ ...today, popups: [known] }, foreign)).toEqual({
    ...{ code: 'popup-figures.foreign-origin', status: 403 },
  });
  expect(await counted()).toEqual(before);
});

it('robots and staff are not counted', async () => {
  const before = await counted();
  const body = { day: dayIn(0), popups: [figures(one)] };
  const { member } = await aMember(runtime, 'page-editor');
  const cookie = `jamra_staff=${await shop.staff.openSession(member.id, 'test')}`;
  expect((await report(body, { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' })).status).toBe(204);
  expect((await report(body, { cookie })).status).toBe(204);
  expect(await counted()).toEqual(before);
});

it('a sender who reports without end is held back', async () => {
  const body = { day: dayIn(1), popups: [figures(one)] };
  const statuses = new Set<number>();
  for (let sent = 0; sent < 130; sent += 1)
    statuses.add(
      (
        await fetch(origin + FIGURES_PATH, {
          ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        })
      ).status,
    );
  expect([...statuses]).toEqual([422, 429]);
});
