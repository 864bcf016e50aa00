import { data, type RouterContextProvider } from 'react-router';
import type { Product } from '#shop/catalogue';
import { adminContext, shopContext, visitContext } from '../../context.ts';

/** The preview parameter; such a URL is never cached. */
const PREVIEW = 'preview';

/** An unpublished product for staff with the right; null for others, or without the parameter. */
async function findPreviewed(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Product | null> {
  const { staff, url, language, senderAddress, publicUrl } = context.get(visitContext);
  if (!url.searchParams.has(PREVIEW)) return null;
  const allowed = await context.get(adminContext).perform({
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

/** The product of a URL, with its state in a preview. @throws 404 when it must not be shown */
export async function shownProduct(context: Readonly<RouterContextProvider>, slug: string): Promise<Shown> {
  const published = await context.get(shopContext).catalogue.findProductBySlug(slug);
  if (published !== null) return { product: published, previewed: null };
  const product = await findPreviewed(context, slug);
  if (product === null) throw data(null, { status: 404 });
  return { product, previewed: product.status };
}
