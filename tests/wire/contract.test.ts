import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/instant.ts';
import { always } from '#wire/contract/calls/always.ts';
import { type CallDescription, calls, type FieldDescription, kinds } from '#wire/contract/index.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { endpoints } from '#wire/wc-ajax/endpoints.ts';
import { IS_PROOF } from '../is-proof.ts';
import {
  aContract,
  differences,
  encoded,
  isAnyOf,
  nameOf,
  postOwn as post,
  securityOf,
} from './a-contract.ts';
import { cookieAfter, SECRET } from './a-wire.ts';
import { brokenMultiparts, FOREIGN, formlessBodies, INVALID_NAMES, INVALID_VALUES } from './invalid-input.ts';

const { app, RIGHT, addressesOf, addressOf, aCart, stateOf } = await aContract();

/** Each field gets a twelfth of the invalid values, the next field another twelfth; the proofs send all of them. */
const SHARE = 12;

type Called = { name: string; call: CallDescription };
const CALLED: Called[] = Object.entries(calls).map(([name, call]) => ({ name, call }));
const FIELDS = CALLED.flatMap(({ name, call }) =>
  call.fields.map((field) => ({ name, call, field, of: field.name })),
).map((requested, place) => ({ ...requested, place }));

type CalledField = Called & { field: FieldDescription };

/** Sends a form with one invalid field, on the given cart or, where that may change it, on a copy. */
async function complaint(
  { name, call, field }: CalledField,
  body: string,
  [answerName, cookie]: [string, string],
) {
  const described = call.answers[answerName] ?? (answerName === 'forbidden' ? always.forbidden : undefined);
  const mayChange = answerName === 'done';
  const answer = await post(app, addressOf(name), {
    fields: body,
    cookie: mayChange ? await aCart() : cookie,
  });
  const isRight =
    mayChange || described === undefined
      ? isAnyOf(answer, call)
      : differences(answer, described).length === 0;
  return isRight
    ? []
    : [`${field.name}: ${body.slice(0, 300)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`];
}

describe('the contract', () => {
  it('CA-07 describes every endpoint, and only existing ones', () => {
    const described = Object.keys(calls).filter((name) => name !== 'custom_add_to_cart');
    expect(described.toSorted()).toEqual([...endpoints.keys()].toSorted());
    expect(Object.keys(RIGHT).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('CA-07 names a described answer for every field', () => {
    for (const { call, field } of FIELDS)
      expect([...Object.keys(call.answers), 'forbidden']).toEqual(
        expect.arrayContaining([field.missing, field.wrong]),
      );
  });
});

describe.each(CALLED)('$name', ({ name, call }) => {
  const right = RIGHT[name] ?? {};

  it('CA-07 answers a valid call as described, on each URL', async () => {
    for (const address of addressesOf(name)) {
      const answer = await post(app, address, { fields: right, cookie: await aCart() });
      expect(call.answers.done && differences(answer, call.answers.done)).toEqual([]);
    }
  });

  it('CA-07 treats a body that is not a form, and a GET, as a call without fields', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    const none = await post(app, addressOf(name), { fields: {}, cookie });
    expect(isAnyOf(none, call)).toBe(true);
    for (const { kind: way, type, payload } of formlessBodies(right)) {
      const answer = await post(app, addressOf(name), {
        fields: payload,
        cookie,
        headers: { 'content-type': type },
      });
      expect([way, answer.statusCode, answer.body]).toEqual([way, none.statusCode, none.body]);
    }
    const url = `${addressOf(name)}&${encoded(Object.entries(right))}`;
    const got = await app.inject({ method: 'GET', url, headers: { cookie } });
    expect([got.statusCode, got.body]).toEqual([none.statusCode, none.body]);
    expect(await stateOf(cookie)).toEqual(before);
  });

  it('CA-07 refuses a broken multipart body and one of a megabyte', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    for (const { kind: way, type, payload } of brokenMultiparts()) {
      const answer = await post(app, addressOf(name), {
        fields: payload,
        cookie,
        headers: { 'content-type': type },
      });
      const isDescribed = [always.unreadable, always.tooLarge].some(
        (one) => differences(answer, one).length === 0,
      );
      expect(isDescribed || isAnyOf(answer, call), `${way}: ${answer.statusCode} ${answer.body}`).toBe(true);
    }
    const large = { ...right, filling: 'a'.repeat(1024 * 1024) };
    const answer = await post(app, addressOf(name), { fields: large, cookie });
    expect(differences(answer, always.tooLarge)).toEqual([]);
    expect(answer.json().code).toBe('request.too-large');
    expect(await stateOf(cookie)).toEqual(before);
  });

  it('AS-13 SV-05 refuses a request from another site', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    for (const headers of FOREIGN) {
      const answer = await post(app, addressOf(name), { fields: right, cookie, headers });
      expect(differences(answer, always.foreign)).toEqual([]);
      expect(answer.cookies).toEqual([]);
    }
    expect(await stateOf(cookie)).toEqual(before);
  });

  it('CA-07 answers as described for any form', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    const names = [...call.fields.map(({ name: field }) => nameOf(field)), 'security', 'cart', '_wpnonce'];
    const aName = fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom(...names).map((one) => `${one}[]`),
      fc.string(),
    );
    const aNumber = fc.integer({ max: 600_000 }).map(String);
    const aValue = fc.oneof(fc.constantFrom(...INVALID_VALUES), fc.string({ unit: 'binary' }), aNumber);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(aName, aValue), { maxLength: 12 }), async (pairs) => {
        const allowed =
          right.security === undefined ? [] : [['security', right.security] as [string, string]];
        const fields = encoded([
          ...pairs.filter(([one]) => one !== 'action'),
          ...(pairs.length % 2 === 0 ? allowed : []),
        ]);
        const answer = await post(app, addressOf(name), { fields, cookie });
        expect(isAnyOf(answer, call), `${fields}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toBe(
          true,
        );
      }),
      { numRuns: IS_PROOF ? 60 : 25 },
    );
    expect(await stateOf(cookie)).toEqual(before);
  });
});

describe.each(CALLED.filter(({ call }) => call.security !== undefined))('$name', ({ name, call }) => {
  it('CA-07 requires its own valid nonce', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    const right = RIGHT[name] ?? {};
    const yesterday = {
      action: call.security ?? '',
      owner: '',
      secret: SECRET,
      nowMs: Date.now() - 25 * HOUR_MS,
    };
    for (const security of ['', makeNonce(yesterday), securityOf('cart'), securityOf('custom_add_to_cart')]) {
      const answer = await post(app, addressOf(name), { fields: { ...right, security }, cookie });
      expect(differences(answer, always.forbidden)).toEqual([]);
    }
    expect(await stateOf(cookie)).toEqual(before);
  });
});

describe.each(FIELDS)('$name, $of', (requested) => {
  const { name, field, place } = requested;
  const fieldName = nameOf(field.name);
  const { [fieldName]: value = 'x', ...others } = RIGHT[name] ?? {};

  it('CA-07 is missing or misspelled', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    const bodies = [[], ...INVALID_NAMES.map((write) => write(fieldName, value))];
    const wrong: string[] = [];
    for (const pairs of bodies) {
      const body = encoded([...Object.entries(others), ...pairs]);
      wrong.push(...(await complaint(requested, body, [field.missing, cookie])));
    }
    expect(wrong).toEqual([]);
    const after = await stateOf(cookie);
    expect([after.cart_hash, after.row]).toEqual([before.cart_hash, before.row]);
  });

  it('CA-07 has any invalid value', async () => {
    const cookie = await aCart();
    const before = await stateOf(cookie);
    const wrong: string[] = [];
    for (const one of INVALID_VALUES.filter((_, at) => IS_PROOF || at % SHARE === place % SHARE)) {
      const stored = one.replaceAll('\0', '');
      const isTaken = stored !== '' && kinds[field.kind].takes(stored);
      const answer = stored === '' ? field.missing : field.wrong;
      // The last of a repeated field counts.
      const body = encoded([...Object.entries(others), [fieldName, value], [fieldName, one]]);
      wrong.push(...(await complaint(requested, body, [isTaken ? 'done' : answer, cookie])));
    }
    expect(wrong).toEqual([]);
    const after = await stateOf(cookie);
    expect([after.cart_hash, after.row]).toEqual([before.cart_hash, before.row]);
  });
});

describe("another's cart", () => {
  it('SV-05 cannot be read, changed or restored with its keys', async () => {
    const theirs = await aCart();
    const before = await stateOf(theirs);
    const mine = cookieAfter(await post(app, addressOf('add_to_cart'), { fields: { product_id: '700003' } }));
    const key = { cart_item_key: RIGHT.remove_from_cart?.cart_item_key ?? '' };
    const ask = async (name: string, fields: Record<string, string>) =>
      (await post(app, addressOf(name), { fields, cookie: mine })).json();
    expect(await ask('remove_from_cart', key)).toEqual({ success: false });
    for (const name of ['jamra_set_quantity', 'jamra_restore_item'])
      expect(await ask(name, { ...key, quantity: '7' })).toMatchObject({
        error: true,
        code: 'cart.unknown-line',
      });
    expect(await stateOf(theirs)).toEqual(before);
  });
});

describe('unknown endpoints', () => {
  it('CA-07 are answered with 200 and nothing, on any path', async () => {
    for (const path of ['/', '/shop/', '/ar/product/x/', '/cart/', '/ar/'])
      for (const name of ['nothing', '', 'a/b', '../x', '%00', 'x'.repeat(300), 'constructor']) {
        const answer = await post(app, `${path}?wc-ajax=${name}`, { fields: {} });
        expect(differences(answer, always.unknownEndpoint), `${path} ${name}`).toEqual([]);
      }
  });

  it('CA-07 unknown actions are answered with 400 and 0', async () => {
    for (const action of ['', 'nothing', 'woocommerce_', 'woocommerce_nothing', 'constructor', '__proto__']) {
      const answer = await post(app, '/wp-admin/admin-ajax.php', { fields: { action } });
      expect(differences(answer, always.unknownAction), action).toEqual([]);
    }
  });

  it('CF-02 endpoints answer on any path, in its language', async () => {
    const places = { '/shop/': 'empty', '/ar/shop/': 'فارغة', '/ar/product/x/': 'فارغة' };
    for (const [path, words] of Object.entries(places)) {
      const url = `${path}?a=1&wc-ajax=get_refreshed_fragments`;
      const { fragments } = (await post(app, url, { fields: {} })).json();
      expect(fragments['div.widget_shopping_cart_content']).toContain(words);
    }
  });
});
