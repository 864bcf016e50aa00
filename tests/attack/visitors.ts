import { ROLES } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop, type TestShop } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import type { Known } from './invalid-requests.ts';
import type { Target } from './target.ts';

/** The actions of the shop on the database of the shop under attack. */
export function shopBeside({ db, url }: Target): TestShop {
  const beside = aShop(db, { PUBLIC_URL: url });
  beside.time.now = new Date();
  return beside;
}

/** One signed-in staff member of each role, as `Cookie` headers. */
export async function staffCookies(beside: TestShop): Promise<string[]> {
  const cookies: string[] = [];
  for (const role of ROLES) {
    const { member } = await aMember(beside, role);
    cookies.push(`jamra_staff=${await beside.shop.staff.openSession(member.id, 'attack')}`);
  }
  return cookies;
}

async function customerCookie(beside: TestShop): Promise<string> {
  const { session } = await accountsOf(beside).aCustomer();
  return `jamra_account=${session.token}`;
}

/** A cart with products. @returns its `Cookie` header */
export async function cartCookie({ url }: Target, productId: string): Promise<string> {
  const answer = await fetch(`${url}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: productId }),
  });
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

async function slugsOf({ url }: Target): Promise<string[]> {
  const read = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  };
  const maps = await read(`${url}/sitemap.xml`);
  const pages = (await Promise.all(maps.map(read))).flat();
  return [...new Set(pages.flatMap((page) => new URL(page).pathname.split('/')))].filter(
    (part) => part !== '',
  );
}

/** Products that can be added to a cart without options. */
export async function simpleProductIds({ db }: Target): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('stock_level', 'stock_level.product_id', 'product.id')
    .select('product.id')
    .where('product.type', '=', 'simple')
    .where('product.status', '=', 'published')
    .where('stock_level.quantity', '>', 5)
    .orderBy('product.id')
    .execute();
  return rows.map(({ id }) => String(id));
}

const PAGES_WITH_FORMS = [
  '/cart/',
  '/checkout/',
  '/contact/',
  '/my-account/',
  '/my-account/edit-account/',
  '/my-account/edit-address/billing/',
  '/my-account/security/',
  '/my-account/lost-password/',
  '/track-order/',
  '/shop/',
  '/admin/sign-in/',
];

/** Names of the fields of all forms that a visitor with these cookies sees. */
async function fieldNames({ url }: Target, cookie: string): Promise<string[]> {
  const pages = await Promise.all(
    PAGES_WITH_FORMS.map(async (path) => (await fetch(url + path, { headers: { cookie } })).text()),
  );
  return [
    ...new Set([...pages.join('').matchAll(/<[a-z]+ [^>]*\bname="([^"]+)"/g)].map(([, name = '']) => name)),
  ];
}

/** What an attacker can find out: names, ids, forms, and sessions of every kind. */
export async function gatherKnown(target: Target, beside: TestShop): Promise<Known> {
  const products = await simpleProductIds(target);
  const cart = await cartCookie(target, products[0] ?? '');
  const customer = await customerCookie(beside);
  const staff = await staffCookies(beside);
  return {
    slugs: await slugsOf(target),
    ids: products.slice(0, 20),
    cookies: [cart, customer, `${cart}; ${customer}`, ...staff],
    fields: await fieldNames(target, `${cart}; ${customer}`),
  };
}
