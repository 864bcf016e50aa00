import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '../language/language.tsx';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The page's one address, without language: `/product/kovia-bar/`. */
  path: string;
  publicUrl: string;
  /** Address of the picture shown when the page is shared. */
  image?: string | undefined;
  /** Pages that no search engine should keep: cart, checkout, results. */
  isPrivate?: boolean;
};

/** What the page says of itself to browsers, search engines and whoever it is shared with. */
export function PageHead({
  title,
  description = '',
  path,
  publicUrl,
  image,
  isPrivate = false,
}: PageHeadProps) {
  const { t, language } = useLanguage();
  const addressOf = (one: 'en' | 'ar') => `${publicUrl}${addressIn(one, path)}`;
  const fullTitle = `${title} | ${t('shop:name')}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description === '' ? null : <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={addressOf(language)} />
      {isPrivate
        ? null
        : LANGUAGES.map((one) => <link key={one} rel="alternate" hrefLang={one} href={addressOf(one)} />)}
      {isPrivate ? null : <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:url" content={addressOf(language)} />
      {image === undefined ? null : <meta property="og:image" content={`${publicUrl}${image}`} />}
    </>
  );
}
