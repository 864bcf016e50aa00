import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { localizeLinks, outlineOf } from '#shop/content';
import type { Shop } from '#src/compose.ts';
import { ContentPage } from '#views/content-page/content-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../context.ts';
import { findCategory, loadListing } from '../page/listing.ts';
import { ListingRoute } from '../page/listing-route.tsx';
import { pictured } from '../page/pictured.ts';

async function loadPage(shop: Shop, visit: Visit, slug: string) {
  const page = await shop.content.find('page', slug);
  if (page === null) throw data(null, { status: 404 });
  const { language } = visit;
  const html = await pictured(shop, visit, localizeLinks(inLanguage(page.body, language), language));
  return {
    kind: 'page' as const,
    title: inLanguage(page.title, language),
    excerpt: inLanguage(page.excerpt, language),
    ...outlineOf(html),
    path: `/${slug}/`,
    publicUrl: visit.publicUrl,
  };
}

/** One word: the root of the sticks range, or a page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const settings = await shop.settings.all();
  const { word = '', page } = params;
  if (word !== settings['catalogue.listingPrefix']) {
    if (page !== undefined) throw data(null, { status: 404 });
    return loadPage(shop, visit, word);
  }
  const place = await findCategory(shop, settings['catalogue.listingRoot'], visit.path);
  return { kind: 'listing' as const, listing: await loadListing({ shop, visit, place, page }) };
}

export default function WordPage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'listing') return <ListingRoute loaded={loaded.listing} />;
  const { title, excerpt, html, entries, path, publicUrl } = loaded;
  return (
    <>
      <PageHead title={title} description={excerpt} path={path} publicUrl={publicUrl} />
      <ContentPage
        title={title}
        lead={excerpt}
        html={html}
        entries={entries}
        crumbs={[{ label: title, href: path }]}
      />
    </>
  );
}
