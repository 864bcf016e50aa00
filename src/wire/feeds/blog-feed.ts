import { Feed } from 'feed';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { escapeMarkup } from '#kernel/text/escape-markup.ts';
import { wordsIn } from '#messages';
import { type DocumentRow, localizeLinks } from '#shop/content';
import { siteIconAddress } from '#views/site-icon/site-icon-address.ts';
import type { WireDeps } from '../deps.ts';

const NEWEST = 20;

/** The blog's feeds by path suffix. */
export const BLOG_FEEDS = {
  'feed.xml': {
    type: 'application/rss+xml; charset=utf-8',
    isHtml: true,
    print: (feed: Feed) => feed.rss2(),
  },
  'atom.xml': {
    type: 'application/atom+xml; charset=utf-8',
    isHtml: true,
    print: (feed: Feed) => feed.atom1(),
  },
  'feed.json': {
    type: 'application/feed+json; charset=utf-8',
    isHtml: false,
    print: (feed: Feed) => feed.json1(),
  },
} as const;

type Shown = {
  language: Language;
  publicUrl: string;
  covers: ReadonlyMap<number, string>;
  /** Encodes plain text: RSS and Atom treat titles and summaries as HTML. */
  plain: (text: string) => string;
};

function toItem({ slug, title, excerpt, body, coverId, publishedAt }: DocumentRow, shown: Shown) {
  const { language, publicUrl, covers, plain } = shown;
  const link = `${publicUrl}${addressIn(language, `/blog/${slug}/`)}`;
  const cover = coverId === null ? undefined : covers.get(coverId);
  return {
    title: plain(inLanguage(title, language)),
    id: link,
    link,
    date: publishedAt,
    published: publishedAt,
    description: plain(inLanguage(excerpt, language)),
    content: localizeLinks(inLanguage(body, language), language).replaceAll(
      /(href|src)="\/(?!\/)/g,
      `$1="${publicUrl}/`,
    ),
    ...(cover === undefined ? {} : { image: `${publicUrl}/media/${cover}` }),
  };
}

/** The newest articles in one language, for all feed formats. */
export async function blogFeed(
  { shop, config }: WireDeps,
  { language, isHtml }: { language: Language; isHtml: boolean },
): Promise<Feed> {
  const { publicUrl } = config;
  const t = wordsIn(language);
  const [page, settings] = await Promise.all([
    shop.content.newest('article', { page: 1, perPage: NEWEST, filter: {} }),
    shop.settings.all(),
  ]);
  const documents = page?.documents ?? [];
  const media = await shop.media.find(documents.flatMap(({ coverId }) => coverId ?? []));
  const covers = new Map(media.map(({ id, file }) => [Number(id), file]));
  const name = inLanguage(settings['shop.name'], language);
  const icon = settings['shop.icon'];
  const base = `${publicUrl}${addressIn(language, '/blog/')}`;
  const moments = documents.map(({ publishedAt }) => publishedAt.getTime());
  const feed = new Feed({
    id: base,
    link: base,
    title: `${t('content:blog.title')} | ${name}`,
    description: t('content:blog.lead'),
    language,
    generator: false,
    favicon: `${publicUrl}${siteIconAddress(icon, 32)}`,
    image: `${publicUrl}${siteIconAddress(icon, 512)}`,
    copyright: inLanguage(settings['shop.legalName'], language),
    ...(moments.length === 0 ? {} : { updated: new Date(Math.max(...moments)) }),
    feedLinks: { rss: `${base}feed.xml`, atom: `${base}atom.xml`, json: `${base}feed.json` },
  });
  const plain = isHtml ? escapeMarkup : (text: string) => text;
  for (const document of documents) feed.addItem(toItem(document, { language, publicUrl, covers, plain }));
  return feed;
}
