import { data, type RouterContextProvider } from 'react-router';
import type { Product } from '#shop/catalogue';
import { deskContext, shopContext, visitContext } from '../context.ts';

/** Asked for by `?preview`: an address that is never kept. */
const PREVIEW = 'preview';

/** A product that shoppers cannot see yet, for staff who may; null for everybody else, and where nobody asked for it. */
async function findPreviewed(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Product | null> {
  const { staff, url, language, senderAddress, publicUrl } = context.get(visitContext);
  if (!url.searchParams.has(PREVIEW)) return null;
  const allowed = await context.get(deskContext).perform({
    signedIn: await staff.open(),
    name: 'products.preview',
    sent: { slug },
    language,
    address: senderAddress,
    publicUrl,
  });
  return allowed.ok ? context.get(shopContext).catalogue.previewProduct(slug) : null;
}

type Shown = Readonly<{ product: Product; previewed: Product['status'] | null }>;

/** The product of an address, with its state where only staff sees it yet. @throws 404 for what may not be shown */
export async function shownProduct(context: Readonly<RouterContextProvider>, slug: string): Promise<Shown> {
  const published = await context.get(shopContext).catalogue.findProductBySlug(slug);
  if (published !== null) return { product: published, previewed: null };
  const product = await findPreviewed(context, slug);
  if (product === null) throw data(null, { status: 404 });
  return { product, previewed: product.status };
}
