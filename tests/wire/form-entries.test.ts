import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '#wire/contract/calls/send-form.ts';
import { aForm, EVERY_FIELD, type Form, RIGHT_ANSWERS } from './a-form.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const { db, time } = shop.runtime;
const JSON_ACCEPT = { accept: 'application/json' };
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
let form: Form;

beforeAll(async () => {
  form = await aForm(shop, 'visit');
}, 60_000);
afterEach(() => db.deleteFrom('form_entry').execute());

/** The token of a page that was opened so long ago, by default a minute. */
function aToken(agoMs = 60_000): string {
  const { now } = time;
  time.now = new Date(Date.now() - agoMs);
  const token = shop.runtime.shop.forms.handOut();
  time.now = now;
  return token;
}

const pageFields = () => ({ form_token: aToken(), form_definition: form.definition, form_fax: '' });

async function send(change: Record<string, string> = {}, more: Parameters<typeof shop.send>[1] = {}) {
  const fields = { ...pageFields(), ...RIGHT_ANSWERS, ...change };
  return shop.send(form.path, { fields, headers: JSON_ACCEPT, ...more });
}

const entries = () => db.selectFrom('form_entry').selectAll().orderBy('id').execute();

function aBody(change: Record<string, string> = {}, file: Blob | null = new Blob([PNG]), fileName = 'a.png') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...pageFields(), ...RIGHT_ANSWERS, ...change }))
    body.set(name, value);
  if (file !== null) body.set('field_picture', file, fileName);
  return body;
}

describe('a form of a page', () => {
  it('WG-20 every field of it is stored, its file too', async () => {
    const answer = await shop.send(form.path, { body: aBody(), headers: JSON_ACCEPT });
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { title: 'Thank you', message: 'We’ve received your message.', to: '', popup: '' },
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({
      ...{ form: form.name, title: 'A visit', status: 'new', name: 'Sara N.', email: 'sara@example.com' },
      ...{ phone: '+971501234567', consent_text: 'I agree' },
    });
    const answers = entry?.answers as { key: string; values: string[] }[];
    expect(Object.fromEntries(answers.map(({ key, values }) => [key, values]))).toEqual({
      ...{ name: ['Sara N.'], words: ['Hello\nthere'], email: ['sara@example.com'] },
      ...{ phone: ['+971501234567'], guests: ['3'], day: ['2026-12-02'], time: ['14:30'], colour: ['Red'] },
      ...{ colours: ['Blue'], picture: ['a.png'], from: ['a page'], agree: ['1'] },
    });
    const [file] = await db.selectFrom('form_file').selectAll().execute();
    expect(file).toMatchObject({ key: 'picture', file_name: 'a.png', media_type: 'image/png', bytes: 12 });
    expect(Buffer.from(file?.content_base64 ?? '', 'base64')).toEqual(PNG);
  });

  it.each([
    [
      'without a name',
      'Content-Disposition: form-data; name="field_picture"\r\nContent-Type: application/octet-stream',
      '',
    ],
    [
      'with a zero byte in its name',
      'Content-Disposition: form-data; name="field_picture"; filename*=utf-8\'\'a%00.png\r\nContent-Type: image/png',
      'a.png',
    ],
  ])('CA-07 a file %s is no fault', async (_what, head, fileName) => {
    const fields = Object.entries({ ...pageFields(), ...RIGHT_ANSWERS }).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const body = Buffer.concat([
      Buffer.from(`${fields.join('')}--x\r\n${head}\r\n\r\n`),
      PNG,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { ...JSON_ACCEPT, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await shop.send(form.path, { body, headers });
    expect(answer.status, await answer.text()).toBe(200);
    const [file] = await db.selectFrom('form_file').select('file_name').execute();
    expect(file?.file_name).toBe(fileName);
  });

  it('FM-05 sent twice from one page is stored once', async () => {
    const fields = { ...pageFields(), ...RIGHT_ANSWERS };
    const twice = [0, 1].map(() => shop.send(form.path, { fields, headers: JSON_ACCEPT }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await entries()).toHaveLength(1);
  });

  it('FM-06 a filled honeypot is answered as usual and stored as spam', async () => {
    expect((await send({ form_fax: 'x' })).status).toBe(200);
    expect(await entries()).toMatchObject([{ status: 'spam' }]);
  });

  it('WG-20 without script it leads to thanks, in the language of the page', async () => {
    const fields = { ...pageFields(), ...RIGHT_ANSWERS };
    const answer = await shop.send(`/ar${form.path}`, { fields });
    expect(answer.status).toBe(303);
    const next = answer.headers.get('location') ?? '';
    expect(decodeURIComponent(next)).toBe(`/ar${form.path}sent/`);
    expect(await (await fetch(shop.origin + next)).text()).toContain('شكرًا لك');
  });

  it('WG-20 FM-06 a page without a token is shown once more with all that was typed', async () => {
    const fields = { ...pageFields(), form_token: '', ...RIGHT_ANSWERS };
    const answer = await shop.send(form.path, { fields });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const typed of ['value="Sara N."', 'Hello\nthere', 'value="3"', 'value="2026-12-02"'])
      expect(page).toContain(typed);
    expect(/name="form_token" value="form\|/.test(page)).toBe(true);
    expect(await entries()).toEqual([]);
  });

  it('WG-20 leads to the page that was chosen for afterwards', async () => {
    const led = await aForm(shop, 'led', { after: 'page', page: '/shop/' });
    const fields = { ...pageFields(), ...RIGHT_ANSWERS, form_definition: led.definition };
    const answer = await shop.send(`/ar${led.path}`, { fields });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/shop/']);
    const response = await shop.send(`/ar${led.path}`, {
      fields: { ...fields, form_token: aToken() },
      headers: JSON_ACCEPT,
    });
    expect(await response.json()).toMatchObject({ to: '/ar/shop/' });
  });

  it('CA-07 a cached page has the form without anything of its visitor', async () => {
    const pages = await Promise.all([0, 1].map(async () => (await fetch(`${shop.origin}/visit/`)).text()));
    for (const page of pages) {
      expect(page).toContain(`value="${form.definition}"`);
      expect(page).toMatch(/name="form_token"(?: value="")?\/?>/);
    }
    const first = await fetch(`${shop.origin}/wp-json/jamra/v1/form-token/`);
    expect(first.headers.get('cache-control')).toContain('no-store');
    const second = await fetch(`${shop.origin}/wp-json/jamra/v1/form-token/`);
    expect((await first.json()).token).not.toBe((await second.json()).token);
  });
});

describe('CA-07 each field invalid in every form', () => {
  const WRONG: Readonly<Record<string, readonly string[]>> = {
    field_name: ['', ' \n', 'x'.repeat(201)],
    field_words: ['x'.repeat(4001)],
    field_email: ['', 'sara', 'sara@', '@example.com', 'a@b@c.example', `${'x'.repeat(260)}@example.com`],
    field_phone: ['12', '+44 7700 900123', 'call me'],
    field_guests: ['0', '10', '1e1', 'NaN', '3;drop'],
    field_day: ['2026-02-30', '02.12.2026', '2026-12-02T00:00'],
    field_time: ['24:00', '7', '14:30:00'],
    field_colour: ['Green', 'red', '__proto__'],
    field_colours: ['Green'],
    field_agree: ['', 'yes', '0'],
  };
  const cases = Object.entries(WRONG).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(cases)('%s %j is named, and nothing is stored', async (name, value) => {
    const answer = await send({ [name]: value });
    const body = await answer.json();
    expect([answer.status, body.code]).toEqual([422, 'forms.wrong-answers']);
    expect(body.problems.map(({ id }: { id: string }) => id)).toEqual([
      `form-${form.name.replaceAll('.', '-')}-${name.slice('field_'.length)}`,
    ]);
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090 a program'), 'kind'],
    ['an HTML page called a picture', Buffer.from('<script>alert(1)</script>'), 'kind'],
    ['a picture of more than a megabyte', Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]), 'large'],
    [
      'a picture far larger than any form allows',
      Buffer.concat([PNG, Buffer.alloc(12 * 1024 * 1024)]),
      'large',
    ],
    ['an empty file', Buffer.alloc(0), 'kind'],
  ])('field_picture: %s is refused by its content', async (_what, bytes, problem) => {
    const answer = await shop.send(form.path, { body: aBody({}, new Blob([bytes])), headers: JSON_ACCEPT });
    const body = await answer.json();
    expect([answer.status, body.code]).toEqual([422, 'forms.wrong-answers']);
    expect(body.problems[0].text).toMatch(problem === 'kind' ? /one of these kinds/ : /at most 1 MB/);
    expect(await entries()).toEqual([]);
  });

  it('two pictures are too many', async () => {
    const body = aBody();
    body.append('field_picture', new Blob([PNG]), 'b.png');
    const answer = await (await shop.send(form.path, { body, headers: JSON_ACCEPT })).json();
    expect(answer.problems[0].text).toBe('Choose one file.');
  });

  it.each([
    ['field_other', 'x'],
    ['other', 'x'],
    ['field_', 'x'],
    ['field___proto__', 'x'],
    ['constructor', 'x'],
    ['field_picture', 'a text where a file belongs'],
  ])('%s, which the form does not have, is refused', async (name, value) => {
    const answer = await send({ [name]: value });
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'forms.unknown-field']);
  });

  it('a file for a field of text is refused', async () => {
    const body = aBody();
    body.set('field_name', new Blob([PNG]), 'a.png');
    const answer = await shop.send(form.path, { body, headers: JSON_ACCEPT });
    expect((await answer.json()).code).toBe('forms.unknown-field');
  });
});

describe('CA-07 a form as a whole', () => {
  it.each([
    ['form_token', 'x', { status: 422, code: 'forms.stale' }],
    ['form_token', '', { status: 422, code: 'forms.unconfirmed' }],
    ['form_definition', '', { status: 409, code: 'forms.changed' }],
    ['form_definition', 'x', { status: 409, code: 'forms.changed' }],
  ])('%s %j is refused with a way to go on', async (name, value, message) => {
    const answer = await send({ [name]: value });
    const body = await answer.json();
    expect({ status: answer.status, code: body.code }).toEqual(message);
    expect(body.token).toMatch(/^form\|/);
    expect(body.definition).toBe(form.definition);
  });

  it('a form that comes back at once, as one filled in by the browser, is held until it is accepted', async () => {
    const quick = send({ form_token: aToken(0) });
    await wait(500);
    expect(await entries()).toEqual([]);
    expect((await quick).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  it('a token from a clock that is ahead is refused', async () => {
    const quick = await send({ form_token: aToken(-60_000) });
    expect((await quick.json()).code).toBe('forms.too-quick');
  });

  it.each([
    'page-visit.nobody',
    'page-nobody.ask',
    'home.ask',
    'template-9.ask',
    'visit',
    '..',
    '%00',
    'a'.repeat(500),
  ])('the form %s is not there', async (name) => {
    const fields = { ...pageFields(), ...RIGHT_ANSWERS };
    const answer = await shop.send(`/forms/${name}/`, { fields, headers: JSON_ACCEPT });
    expect([400, 404, 405]).toContain(answer.status);
    expect(await entries()).toEqual([]);
  });

  it('a form of a page that is not published, or of another widget, is not there', async () => {
    await db
      .updateTable('document')
      .set({ published_at: new Date(Date.now() + 1e9) })
      .where('slug', '=', 'led')
      .execute();
    const fields = { ...pageFields(), ...RIGHT_ANSWERS };
    const answer = await shop.send('/forms/page-led.ask/', { fields, headers: JSON_ACCEPT });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'forms.unknown-form']);
  });

  it('a post from another site is refused before anything is read', async () => {
    const answer = await send({}, { headers: { ...JSON_ACCEPT, origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(403);
    expect(await entries()).toEqual([]);
  });

  it.each([
    [415, 'a body that is no form', { type: 'application/json', body: '{"field_name":"x"}' }],
    [400, 'broken multipart', { type: 'multipart/form-data; boundary=x', body: '--x\r\nnothing' }],
    [400, 'multipart without a boundary', { type: 'multipart/form-data', body: 'x' }],
    [413, 'too many fields', { type: 'application/x-www-form-urlencoded', body: 'a&'.repeat(1001) }],
    [
      413,
      'a body that is far too long',
      { type: 'application/x-www-form-urlencoded', body: 'a='.padEnd(1_200_000, 'x') },
    ],
  ])('%i: %s is refused', async (status, _what, { body, type }) => {
    const answer = await shop.send(form.path, { body, headers: { ...JSON_ACCEPT, 'content-type': type } });
    expect(answer.status).toBe(status);
  });

  it('anything as any field gets a defined answer, never a fault', async () => {
    const names = [
      ...EVERY_FIELD.map(({ name }) => `field_${name}`),
      'form_fax',
      'form_token',
      'form_definition',
    ];
    const change = fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300, unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const { status } = await send(changed);
        expect([200, 409, 422, 429]).toContain(status);
      }),
      { seed: 22, numRuns: 60 },
    );
  });
});

describe('CA-07 the contract of forms', () => {
  /** The name of the description that an answer matches; its status and body if none does. */
  async function nameOf(answer: Response): Promise<string> {
    const text = await answer.text();
    const body = text.startsWith('{') ? JSON.parse(text) : text;
    const described = Object.entries(sendForm.answers).find(
      ([, described]) => described.status === answer.status && described.body.safeParse(body).success,
    );
    return described?.[0] ?? `${answer.status} ${text.slice(0, 200)}`;
  }

  it('its answers have the described shapes', async () => {
    expect(await nameOf(await send())).toBe('done');
    expect(await nameOf(await send({ field_other: 'x' }))).toBe('unknownField');
    expect(
      await nameOf(await shop.send('/forms/page-nobody.ask/', { fields: {}, headers: JSON_ACCEPT })),
    ).toBe('unknownForm');
    expect(
      await nameOf(await send({}, { headers: { ...JSON_ACCEPT, origin: 'https://elsewhere.example' } })),
    ).toBe('foreign');
    const large = { ...JSON_ACCEPT, 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      await nameOf(await shop.send(form.path, { body: 'a='.padEnd(1_200_000, 'x'), headers: large })),
    ).toBe('tooLarge');
    const broken = { ...JSON_ACCEPT, 'content-type': 'multipart/form-data; boundary=x' };
    expect(await nameOf(await shop.send(form.path, { body: '--x\r\nnothing', headers: broken }))).toBe(
      'unreadable',
    );
    const now = await shop.send(form.path, {
      fields: { ...pageFields(), ...RIGHT_ANSWERS },
      headers: JSON_ACCEPT,
    });
    expect(await nameOf(now)).toBe('done');
  });

  it('every field that it names is answered as described, missing and wrong', async () => {
    for (const { name, missing, wrong } of sendForm.fields) {
      const field = name.replace('{name}', 'email');
      const fields: Record<string, string> = { ...pageFields(), ...RIGHT_ANSWERS };
      expect([name, await nameOf(await send({ [field]: 'x' }))]).toEqual([name, wrong]);
      delete fields[field];
      expect([name, await nameOf(await shop.send(form.path, { fields, headers: JSON_ACCEPT }))]).toEqual([
        name,
        missing,
      ]);
    }
  });

  it('a sixth entry within an hour from one network waits, and so does a thirteenth post within a minute', async () => {
    const names: string[] = [];
    for (let time = 0; time < 14; time += 1)
      names.push(await nameOf(await send({ field_words: `Words ${time}` }, { address: '10.201.0.1' })));
    expect(names.slice(0, 5)).toEqual(Array(5).fill('done'));
    expect(new Set(names.slice(5))).toEqual(new Set(['tooMany']));
  });
});
