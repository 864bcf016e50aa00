import { expect, it } from 'vitest';
import { wordsIn } from '#messages';
import { aProduct } from '../a-shop.ts';
import { DETAILS } from './refusals/gift-cards.ts';
import { aRunningShop, inLanguage } from './refusals/running.ts';

const running = await aRunningShop();
const { runtime, origin, send } = running;
const giftId = await aProduct(runtime, {
  sku: 'GIFT',
  price: '100.00',
  more: { 'Meta: _gift_card': 'yes' },
});
const productId = await aProduct(runtime, { sku: 'GOODS', price: '80.00' });

const cookieOf = (answer: Response, before = '') =>
  [before, ...answer.headers.getSetCookie().map((line) => line.split(';')[0])]
    .filter((one) => one !== '')
    .join('; ');
const page = async (path: string, cookie = '') =>
  (await fetch(origin + path, { headers: { cookie } })).text();

async function aCode(valueMinor = 10_000): Promise<string> {
  const { id } = await running.value('gift-cards.issue', {
    ...{ recipientName: 'Sara', recipientEmail: 'sara@example.com', senderName: 'Omar' },
    ...{ message: '', deliverOn: '', valueMinor, language: 'en' },
  });
  return (await runtime.shop.giftCards.openToSend(id))?.code ?? '';
}

const buying = (fields: Record<string, string>) =>
  send('/product/gift/', { fields: { 'add-to-cart': String(giftId), quantity: '1', ...fields } });
const aCart = async () =>
  cookieOf(await send('/?wc-ajax=add_to_cart', { fields: { product_id: String(productId), quantity: '1' } }));

it('the product page asks for the recipient, in a form that works without scripts', async () => {
  for (const language of ['en', 'ar'] as const) {
    const html = await page(inLanguage('/product/gift/', language));
    for (const name of [...Object.keys(DETAILS), 'gift_card_message', 'gift_card_date'])
      expect(html).toContain(`name="${name}"`);
  }
  expect(await page('/product/goods/')).not.toContain('gift_card_to');
});

it('the form adds it with its details; without them it shows what is missing', async () => {
  const added = await buying(DETAILS);
  const cart = await page('/cart/', cookieOf(added));
  expect(cart).toContain('Sara (sara@example.com)');
  // The product's address contains no name.
  expect(cart).not.toContain('gift_card_email=');
  const refused = await buying({ ...DETAILS, gift_card_email: 'sara' });
  expect(await refused.text()).toContain('Complete the gift card details: enter a valid email');
});

it('FM-06 without scripts each invalid field says so, and keeps what was typed', async () => {
  const fields = { ...DETAILS, gift_card_email: 'sara', gift_card_from: '', gift_card_date: '2020-01-01' };
  const html = await (await buying(fields)).text();
  const [form = ''] = /<form[^>]*class="cart[\s\S]*?<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form[^>]*novalidate/i);
  const wrong = [...form.matchAll(/class="j-field__err" id="(\w+)_error"/g)].map(([, name]) => name);
  expect(wrong).toEqual(['gift_card_email', 'gift_card_from', 'gift_card_date']);
  const [email = ''] = /<input[^>]*name="gift_card_email"[^>]*>/.exec(form) ?? [];
  for (const part of ['value="sara"', 'aria-invalid="true"']) expect(email).toContain(part);
  expect(await page('/product/gift/')).not.toContain('j-field__err');
});

it('lists lead to the product page', async () => {
  const answer = await send('/?wc-ajax=add_to_cart', {
    fields: { product_id: String(giftId), quantity: '1' },
  });
  expect(await answer.json()).toMatchObject({
    error: true,
    product_url: expect.stringContaining('/product/gift/'),
  });
});

it('the cart page applies and removes a card by plain form and link', async () => {
  const cookie = await aCart();
  const code = await aCode();
  const applied = await send('/cart/', { fields: { apply_gift_card: '1', gift_card_code: code }, cookie });
  expect([applied.status, applied.headers.get('location')]).toEqual([302, '/cart/']);
  const shown = await page('/cart/', cookieOf(applied, cookie));
  expect(shown).toContain(`••••${code.slice(-4)}`);
  const [, link = ''] = /href="[^"]*(\?remove_gift_card=\d+)"/.exec(shown) ?? [];
  expect(await page(`/cart/${link}`, cookie)).not.toContain(`••••${code.slice(-4)}`);
});

const fieldIn = (html: string) => /<input[^>]*id="gift_card_code"[^>]*>/.exec(html)?.[0] ?? '';

it('FM-06 without scripts the cart page keeps a refused gift card code in its field and shows why', async () => {
  const cookie = await aCart();
  const wrong = { apply_gift_card: '1', gift_card_code: ' abcd-EFGH-JKMN-PQRS' };
  const refused = await send('/ar/cart/', { fields: wrong, cookie, address: '10.99.0.8' });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const html = await refused.text();
  for (const part of [
    'value="abcd-EFGH-JKMN-PQRS"',
    'aria-invalid="true"',
    'aria-describedby="gift_card_code_error"',
  ])
    expect(fieldIn(html)).toContain(part);
  expect(/id="gift_card_code_error">[\s\S]*?<\/span>/.exec(html)?.[0]).toContain(
    wordsIn('ar')('refusals:gift-cards.unknown'),
  );
  expect(html).not.toContain('coupon_code_error');
  // A code is money: no later page contains it.
  const later = await page('/ar/cart/', cookieOf(refused, cookie));
  expect(later).toContain('id="gift_card_code"');
  expect(later).not.toMatch(/gift_card_code_error|abcd-EFGH/);
});

it('a gift card that is applied already needs no correction of its code', async () => {
  const cookie = await aCart();
  const fields = { apply_gift_card: '1', gift_card_code: await aCode() };
  const applied = await send('/cart/', { fields, cookie });
  const html = await (await send('/cart/', { fields, cookie: cookieOf(applied, cookie) })).text();
  expect(html).toContain('id="gift_card_code_error"');
  expect(fieldIn(html)).toContain('value=""');
});

it('the checkout applies a card and keeps what was typed', async () => {
  const cookie = await aCart();
  const fields = {
    ...{ billing_first_name: 'Noor', billing_state: 'DU', idempotency_key: crypto.randomUUID() },
    ...{ apply_gift_card: '1', gift_card_code: await aCode(50_000) },
  };
  const html = await (await send('/checkout/', { fields, cookie })).text();
  expect(html).toContain('value="Noor"');
  expect(html).toContain('id="payment_method_gift_card"');
  expect(html).not.toContain('id="payment_method_cod"');
  expect(html).toMatch(/name="seen_total" value="0"/);
});

it('the balance page shows what is left, and the same answer for every wrong code', async () => {
  const code = await aCode(12_345);
  const balance = (gift_card_code: string) => send('/gift-card/', { fields: { gift_card_code } });
  const shown = await balance(code);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await shown.text()).toContain('123.45');
  const wrong = await balance('ABCD-EFGH-JKMN-PQRS');
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).toContain('This gift card code isn’t valid.');
  expect((await balance('')).status).toBe(422);
});

it('one network may try ten codes, wherever it types them', async () => {
  const address = '10.99.0.7';
  const trying = (path: string, more = {}) =>
    send(path, { fields: { gift_card_code: 'ABCD-EFGH-JKMN-PQRS', ...more }, address });
  for (let time = 0; time < 5; time += 1) await trying('/gift-card/');
  for (let time = 0; time < 5; time += 1) await trying('/ar/cart/', { apply_gift_card: '1' });
  const last = await trying('/checkout/', { idempotency_key: crypto.randomUUID() });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('/gift-card/', { fields: { gift_card_code: 'ABCD-EFGH-JKMN-PQRS' } })).status).toBe(404);
});

it.each([
  ['en', '10.99.0.9', /Try again in (?:9|10) minutes/],
  ['ar', '10.99.0.10', /بعد (?:9|10) دقائق/],
] as const)(
  'FM-06 in %s too many codes say how long to wait, and the cart page keeps the code',
  async (language, address, wait) => {
    const cookie = await aCart();
    const typing = (path: string, more = {}) =>
      send(inLanguage(path, language), {
        fields: { gift_card_code: 'ABCD-EFGH-JKMN-PQRS', ...more },
        ...{ cookie, address, headers: { accept: 'text/html' } },
      });
    for (let time = 0; time < 10; time += 1) await typing('/gift-card/');
    const balance = await typing('/gift-card/');
    expect([balance.status, Number(balance.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect(await balance.text()).toMatch(wait);
    const cart = await typing('/cart/', { apply_gift_card: '1' });
    expect([cart.status, Number(cart.headers.get('retry-after')) > 500]).toEqual([429, true]);
    const html = await cart.text();
    expect(fieldIn(html)).toContain('value="ABCD-EFGH-JKMN-PQRS"');
    expect(/id="gift_card_code_error">[\s\S]*?<\/span>/.exec(html)?.[0]).toMatch(wait);
  },
);

it.each([
  ['en', '10.99.0.11', /Too many attempts\. Try again in (?:9|10) minutes\./],
  ['ar', '10.99.0.12', /محاولات كثيرة جدًا\. حاول مجددًا بعد (?:9|10) دقائق/],
] as const)(
  'FM-06 in %s the checkout and the balance page keep what was typed with a code too many',
  async (language, address, wait) => {
    const cookie = await aCart();
    const gift_card_code = 'ABCD-EFGH-JKMN-PQRS';
    const typing = async (path: string, more = {}) => {
      const headers = { accept: 'text/html' };
      const sent = { fields: { gift_card_code, ...more }, cookie, address, headers };
      const reply = await send(inLanguage(path, language), sent);
      return {
        status: reply.status,
        wait: Number(reply.headers.get('retry-after')),
        html: await reply.text(),
      };
    };
    for (let time = 0; time < 10; time += 1) await typing('/gift-card/');
    const typed = { billing_first_name: 'Noor', order_comments: 'Ring twice.', billing_state: 'DU' };
    const form = { ...typed, idempotency_key: crypto.randomUUID() };
    for (const button of ['apply_gift_card', 'woocommerce_checkout_place_order', 'apply_coupon']) {
      const checkout = await typing('/checkout/', { ...form, [button]: '1' });
      expect([checkout.status, checkout.wait > 500], button).toEqual([429, true]);
      expect(checkout.html).toContain('value="Noor"');
      expect(checkout.html).toContain('Ring twice.');
      expect(fieldIn(checkout.html)).toContain(`value="${gift_card_code}"`);
      expect(/id="gift_card_code_error">[\s\S]*?<\/span>/.exec(checkout.html)?.[0]).toMatch(wait);
    }
    const balance = await typing('/gift-card/');
    expect([balance.status, balance.wait > 500]).toEqual([429, true]);
    expect(fieldIn(balance.html)).toContain(`value="${gift_card_code}"`);
    expect(/id="gift_card_code_error">[\s\S]*?<\/span>/.exec(balance.html)?.[0]).toMatch(wait);
  },
);

it('a network that may try no other code learns nothing by a form of other fields', async () => {
  const address = '10.99.0.13';
  const cookie = await aCart();
  const code = await aCode(12_345);
  const wrong = { gift_card_code: 'ABCD-EFGH-JKMN-PQRS' };
  for (let time = 0; time < 10; time += 1) await send('/gift-card/', { fields: wrong, address });
  const fields = { apply_gift_card: '1', gift_card_code: code };
  for (const path of ['/checkout/', '/gift-card/']) {
    const tried = await send(path, { fields, cookie, address });
    expect(tried.status, path).toBe(429);
    expect(await tried.text(), path).not.toMatch(/123\.45|applied/);
  }
  expect(await page('/cart/', cookie)).not.toContain(`••••${code.slice(-4)}`);
});

it('the mail has code and value, and the mail log hides the code', async () => {
  const { mailGiftCard } = await import('#jobs/mails/gift-card-mail.ts');
  const { shop, db, config } = runtime;
  const { id } = await running.value('gift-cards.issue', {
    ...{ recipientName: 'Sara', recipientEmail: 'mail@example.com', senderName: 'Omar', message: 'For you' },
    ...{ deliverOn: '', valueMinor: 25_000, language: 'ar' },
  });
  const code = (await shop.giftCards.openToSend(id))?.code ?? '';
  const send = mailGiftCard({ shop, db, config });
  await send({ id, isAgain: false });
  await send({ id, isAgain: false });
  const mails = await db
    .selectFrom('mail_message')
    .selectAll()
    .where('recipient', '=', 'mail@example.com')
    .execute();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  for (const text of [code, '250.00', 'For you', 'Omar']) expect(mail?.html).toContain(text);
  const logged = await shop.mails.log.show(Number(mail?.id));
  expect(logged?.html).not.toContain(code);
  expect(logged?.plain).toContain(`••••${code.slice(-4)}`);
});
