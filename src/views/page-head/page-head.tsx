import { addressIn, LANGUAGES, type Language } from '#kernel/language.ts';
import type { Picture } from '#shop/media';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { mediaAddress } from '../picture/picture.tsx';
import { shortened, titleWith } from './lengths.ts';

type Paging = {
  page: number;
  /** The path of this page of results: `/shop/page/2/`. */
  ownPath: string;
  /** URLs of the previous and next page, with language. */
  previous: string | null;
  next: string | null;
};

export type PageHeadProps = {
  title: string;
  description?: string;
  /** The canonical path without language: `/product/kovia-bar/`. */
  path: string;
  publicUrl: string;
  /** The social sharing picture; default: the shop's. */
  picture?: Picture | null | undefined;
  /** Adds noindex: cart, checkout, search results, filtered listings. */
  isPrivate?: boolean;
  kind?: 'website' | 'article' | 'product';
  /** The position in a paginated archive. */
  paging?: Paging | undefined;
  publishedAt?: Date | undefined;
};

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_AE', ar: 'ar_AE' };

/** Canonical, hreflang, prev and next links. */
function Addresses({ path, publicUrl, isPrivate = false, paging }: PageHeadProps) {
  const { language } = useLanguage();
  const pagePath = isPrivate || paging === undefined ? path : paging.ownPath;
  const addressOf = (one: Language) => `${publicUrl}${addressIn(one, pagePath)}`;
  return (
    <>
      <link rel="canonical" href={addressOf(language)} />
      {paging?.previous ? <link rel="prev" href={publicUrl + paging.previous} /> : null}
      {paging?.next ? <link rel="next" href={publicUrl + paging.next} /> : null}
      {isPrivate
        ? null
        : LANGUAGES.map((one) => <link key={one} rel="alternate" hrefLang={one} href={addressOf(one)} />)}
      {isPrivate ? null : <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />}
      <meta property="og:url" content={addressOf(language)} />
    </>
  );
}

function SharePicture({ picture, publicUrl }: Pick<PageHeadProps, 'picture' | 'publicUrl'>) {
  const { sharePicture, name } = useIdentity();
  if (picture === null || picture === undefined) {
    return sharePicture === null ? null : (
      <>
        <meta property="og:image" content={`${publicUrl}${sharePicture}`} />
        <meta property="og:image:alt" content={name} />
      </>
    );
  }
  return (
    <>
      <meta property="og:image" content={`${publicUrl}${mediaAddress(picture.file)}`} />
      <meta property="og:image:width" content={String(picture.widthPx)} />
      <meta property="og:image:height" content={String(picture.heightPx)} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  );
}

/** The metadata of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, description = '', publicUrl, picture, isPrivate = false, kind = 'website' } = props;
  const { t, language } = useLanguage();
  const { name, sharePicture } = useIdentity();
  const hasPicture = Boolean(picture) || sharePicture !== null;
  const page = props.paging?.page ?? 1;
  const ownTitle = page === 1 ? title : `${title}, ${t('shop:pageNumber', { page })}`;
  const summary = shortened(description);
  return (
    <>
      <title>{titleWith(ownTitle, name)}</title>
      {summary === '' ? null : <meta name="description" content={summary} />}
      {isPrivate ? <meta name="robots" content="noindex, follow" /> : null}
      <Addresses {...props} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((one) => one !== language).map((one) => (
        <meta key={one} property="og:locale:alternate" content={LOCALES[one]} />
      ))}
      <meta property="og:title" content={ownTitle} />
      {summary === '' ? null : <meta property="og:description" content={summary} />}
      <SharePicture picture={picture} publicUrl={publicUrl} />
      {props.publishedAt === undefined ? null : (
        <meta property="article:published_time" content={props.publishedAt.toISOString()} />
      )}
      <meta name="twitter:card" content={hasPicture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
