import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';
import { seedPopups } from './seed-popups.ts';

const made = aShop(await aDatabase());
const dir = `${process.cwd()}/demo`;
const demo = {
  ...{
    dir,
    shop: made.shop,
    db: made.db,
    now: new Date('2026-11-25T09:00:00+04:00'),
    report: () => undefined,
  },
  readJson: async (name: string) => JSON.parse(await readFile(`${dir}/${name}`, 'utf8')),
};

it('WG-22 the demo publishes four of its five popups with their described settings', async () => {
  await seedPopups(demo);
  await seedPopups(demo);
  const popups = await made.shop.templates.published('popup');
  expect(popups.map(({ name }) => name)).toEqual([
    'Newsletter',
    'Before you go',
    'First visit',
    'Ad blocker notice',
  ]);
  const [newsletter, exit, first, adblock] = popups.map(({ settings }) => settings);
  expect(newsletter).toMatchObject({
    ...{
      timing: ['page_views', 'sessions', 'devices', 'times'],
      views: 3,
      sessions: 2,
      times_period: 'week',
    },
    ...{ triggers: ['scrolling', 'inactivity'], scrolling_offset: 60, inactivity_time: 40 },
    ...{ entrance_animation: 'slide-up', close_button_delay: 2, devices: ['desktop', 'tablet'] },
  });
  expect(exit).toMatchObject({
    ...{
      timing: ['url', 'devices', 'times', 'browsers'],
      triggers: ['exit_intent'],
      close_automatically: 20,
    },
    ...{ browsers: ['chrome', 'firefox', 'safari', 'edge'], action: 'regex', times_period: 'session' },
  });
  expect(first).toMatchObject({
    ...{ triggers: ['scrolling_to', 'click'], click_times: 3, scrolling_to_selector: '#compare' },
    ...{ sources: ['search', 'external'], times_times: 2, entrance_animation: 'zoom' },
    ...{ schedule_start_date: '2026-11-19 00:00', schedule_end_date: '2027-03-04 23:59' },
  });
  expect(adblock).toMatchObject({
    ...{ open_selector: 'a.help-payment', users: 'roles', roles: ['page-editor', 'owner'] },
    ...{ triggers: ['scrolling', 'adblock_detection'], schedule_timezone: 'local' },
  });
  for (const { settings } of popups) expect(parsePopup(settings).ok).toBe(true);
});
