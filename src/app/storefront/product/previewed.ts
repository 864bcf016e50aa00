import type { RouterContextProvider } from 'react-router';
import type { Product } from '#shop/catalogue';
import { adminContext, shopContext, visitContext } from '../../context.ts';

/** The preview parameter; such a URL is never cached. */
const PREVIEW = 'preview';

/** An unpublished product for staff with the right; null for others, or without the parameter. */
export async function findPreviewed(
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
