import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { localizeLinks, outlineOf } from '#shop/content';
import { ContentPage } from '#views/content-page/content-page.tsx';
import { formatDate } from '#views/date/date.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';

/** Terms or privacy policy in an accepted version. Source: CO-09 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { language, path, publicUrl } = context.get(visitContext);
  const [, slug = ''] = path.split('/');
  const { version = '' } = params;
  const text = await shop.content.acceptedText({ slug, version });
  if (text === null) throw data(null, { status: 404 });
  const day = formatDate(text.keptAt, language);
  return {
    title: inLanguage(text.title, language),
    lead: wordsIn(language)('orders:texts.asItWas', { version, day }),
    ...outlineOf(localizeLinks(inLanguage(text.body, language), language)),
    slug,
    path,
    publicUrl,
  };
}

export default function AcceptedTextPage() {
  const { title, lead, html, entries, slug, path, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={path} publicUrl={publicUrl} isPrivate />
      <ContentPage
        title={title}
        lead={lead}
        html={html}
        entries={entries}
        crumbs={[{ label: title, href: `/${slug}/` }]}
        isWhole
      />
    </>
  );
}
