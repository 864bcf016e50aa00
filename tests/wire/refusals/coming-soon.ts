import { setTimeout } from 'node:timers/promises';
import { inLanguage, type RefusalCase, type RefusalCases, type Running } from './running.ts';

const LOOK_MS = 100;
const MOST_LOOKS = 50;
const SETTING = { mode: 'off', page: '', opensAt: null, answer: '503' };

async function isClosed({ send }: Running): Promise<boolean> {
  return (await send('/?wc-ajax=add_to_cart', { fields: {} })).status === 503;
}

/** Saves the mode; settings may be a second old. */
async function save(running: Running, mode: 'off' | 'store' | 'site'): Promise<void> {
  const { version } = await running.value('coming-soon.open', {});
  await running.value('coming-soon.save', { ...SETTING, version, mode });
  for (let look = 0; look < MOST_LOOKS && (await isClosed(running)) !== (mode !== 'off'); look += 1)
    await setTimeout(LOOK_MS);
}

const saving =
  (change: object): RefusalCase =>
  async (running) => {
    const { version } = await running.value('coming-soon.open', {});
    return running.ask('coming-soon.save', { ...SETTING, mode: 'site', version, ...change } as never);
  };

type Sent = Readonly<{ url?: string; cookie?: string; nonce?: string; body?: unknown }>;

/** Closes the shop until the end of the test, and sends call 5 with one invalid field. */
const dismissing =
  (wrong: Sent): RefusalCase =>
  async (running) => {
    await save(running, 'store');
    running.later(() => save(running, 'off'));
    const cookie = await running.cookieOf('owner');
    const banner = await fetch(`${running.origin}/wp-json/jamra/v1/coming-soon-banner/`, {
      headers: { cookie },
    });
    const text = await banner.text();
    const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1] ?? '';
    const sent = { url: read('rest-url'), cookie, nonce: read('rest-nonce'), body: {}, ...wrong };
    return async (language) =>
      running.refusalIn(
        await running.send(sent.url, {
          ...{ body: JSON.stringify(sent.body), cookie: sent.cookie },
          headers: {
            ...{ 'content-type': 'application/json', 'x-wp-nonce': sent.nonce },
            referer: running.origin + inLanguage('/', language),
          },
        }),
      );
  };

/** The coming-soon mode. */
export const comingSoon = {
  'coming-soon.unknown-page': saving({ page: 'nowhere' }),
  'coming-soon.past-opening': saving({ opensAt: '2020-01-01T00:00:00.000Z' }),
  'coming-soon.not-signed-in': dismissing({ cookie: '' }),
  'coming-soon.wrong-token': dismissing({ nonce: 'made-up' }),
  'coming-soon.foreign-user': dismissing({ url: '/wp-json/wp/v2/users/999999' }),
  'coming-soon.wrong-body': dismissing({}),
  'coming-soon.closed': async (running) => {
    await save(running, 'site');
    running.later(() => save(running, 'off'));
    return async (language) =>
      running.refusalIn(await running.send(inLanguage('/?wc-ajax=add_to_cart', language), { fields: {} }));
  },
} satisfies RefusalCases;
