// Shoppers as a process of their own: told where and for how long, they tell how often they called.

const PAGES = [
  '/',
  '/shop/',
  '/sticks/',
  '/?s=orzo',
  '/shop/?orderby=price&min_price=10',
  '/product/kovia-bar/',
  '/ar/',
  '/ar/shop/',
  '/?s=kovia',
  '/category/devices/',
];
const ADD_EVERY = 3;
const NEW_CART_EVERY = 60;

async function idsOn(url) {
  const page = await (await fetch(`${url}/shop/`)).text();
  return [...new Set([...page.matchAll(/data-product_id="(\d+)"/g)].map(([, id]) => id))];
}

async function add(url, id, cookie) {
  const answer = await fetch(`${url}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ product_id: id, quantity: '1' }),
  });
  await answer.text();
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, cookie: given.length === 0 ? cookie : given.join('; ') };
}

async function shop({ url, ids, until, first }, counts) {
  let cookie = '';
  for (let turn = first; Date.now() < until; turn += 1) {
    if (turn % NEW_CART_EVERY === 0) cookie = '';
    let status = 0;
    if (turn % ADD_EVERY === 0) ({ status, cookie } = await add(url, ids[turn % ids.length], cookie));
    else {
      const answer = await fetch(url + PAGES[turn % PAGES.length], { headers: { cookie } });
      await answer.text();
      status = answer.status;
    }
    counts.calls += 1;
    if (status >= 400) counts.failed += 1;
  }
}

process.once('message', async ({ url, callers, ms }) => {
  const counts = { calls: 0, failed: 0 };
  const ids = await idsOn(url);
  const until = Date.now() + ms;
  await Promise.all(Array.from({ length: callers }, (_, first) => shop({ url, ids, until, first }, counts)));
  process.send(counts, () => process.exit());
});
