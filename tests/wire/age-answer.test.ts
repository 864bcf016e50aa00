import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerAge } from '#wire/age/register.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';
import { FOREIGN } from './invalid-input.ts';

const test = aShop(await aDatabase());
const { shop, config } = test;
const app = Fastify();
await registerAge(app, { shop, config, secret: SECRET });
afterAll(() => app.close());

const STICKS = 'http://shop.test/sticks/?orderby=price';
const answer = (
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  url = '/age/',
) =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const sheet = async (cookie: string, agent = '') =>
  (await app.inject({ url: '/age/answered.css', headers: { cookie, 'user-agent': agent } })).body;

describe('BO-07 the age question without scripts', () => {
  it('a yes is stored for thirty days as a number of years and redirects back', async () => {
    const { statusCode, headers, cookies } = await answer({ age: 'yes' }, { referer: STICKS });
    expect([statusCode, headers.location]).toEqual([303, '/sticks/?orderby=price']);
    expect(cookies).toEqual([
      { name: 'jamra_age', value: '21', path: '/', sameSite: 'Lax', maxAge: 30 * 86_400 },
    ]);
  });

  it('redirects to the form’s page without a referrer', async () => {
    const fields = { age: 'yes', redirect_to: '/ar/sticks/?orderby=price' };
    expect((await answer(fields)).headers.location).toBe('/ar/sticks/?orderby=price');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'javascript:alert(1)',
    '\\\\elsewhere.example',
    '',
  ])('SV-05 never redirects to another host: %j', async (redirect_to) => {
    const location = String((await answer({ age: 'yes', redirect_to })).headers.location);
    expect(new URL(location, 'http://shop.test').host).toBe('shop.test');
    const { headers } = await answer({ age: 'yes' }, { referer: 'https://elsewhere.example/x/' });
    expect(headers.location).toBe('/');
  });

  it('a no is stored for the browser session and redirects to the under-age page', async () => {
    for (const [url, place] of [
      ['/age/', '/under-age/'],
      ['/ar/age/', '/ar/under-age/'],
    ] as const) {
      const { statusCode, headers, cookies } = await answer({ age: 'no' }, { referer: STICKS }, url);
      expect([statusCode, headers.location]).toEqual([303, place]);
      expect(cookies).toEqual([{ name: 'jamra_age', value: '0', path: '/', sameSite: 'Lax' }]);
    }
  });

  it.each(['', 'age=', 'age=maybe', 'age=99&age=x', 'x'])(
    '%j is no answer: the question shows again',
    async (body) => {
      const { statusCode, headers, cookies } = await answer(body, { referer: STICKS });
      expect([statusCode, headers.location, cookies]).toEqual([303, '/sticks/?orderby=price', []]);
    },
  );

  it.each(FOREIGN)('SV-05 refuses an answer from another site: %j', async (headers) => {
    const { statusCode, cookies } = await answer({ age: 'yes' }, headers);
    expect([statusCode, cookies]).toEqual([403, []]);
  });

  it('the stylesheet hides the page before an answer, the question after it, and is not cached', async () => {
    expect(await sheet('')).toContain('{visibility:hidden}');
    expect(await sheet('jamra_age=21')).toContain('.j-age-plain{display:none}');
    expect(await sheet('a=b; jamra_age=99')).toContain('.j-age-plain{display:none}');
    const { headers } = await app.inject({ url: '/age/answered.css' });
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
  });

  it.each(['jamra_age=0', 'jamra_age=20', 'jamra_age=x', 'jamra_age='])('%s is no yes', async (cookie) => {
    expect(await sheet(cookie)).toBe(await sheet(''));
  });

  it('crawlers do not see it', async () => {
    expect(await sheet('', 'Googlebot/2.1')).toContain('.j-age-plain{display:none}');
  });

  it('a raised age shows it again', async () => {
    await shop.settings.set('restrictions.minimumAge', 25);
    expect(await sheet('jamra_age=21')).toBe(await sheet(''));
    expect((await answer({ age: 'yes' })).cookies[0]?.value).toBe('25');
    await shop.settings.set('restrictions.minimumAge', 21);
  });
});
