import type { DocumentId } from '#kernel/ids.ts';
import type { DocumentLoop, DocumentRow, DocumentTerms } from '#shop/content';
import type { TaxonomyFilter } from '#shop/loops';
import type { PageSubject, Place } from '../../place.ts';
import type { LoopPage } from '../item.ts';
import type { DocumentSettings, LoopSettings } from '../loop-fields.ts';
import { bodyOf, picturesOf, toArticleFacts } from './article-facts.ts';
import { pictured } from './pictured.ts';
import { DOCUMENT_TAXONOMIES, isDocumentTaxonomy } from './taxonomies.ts';

export type TextKind = 'article' | 'portfolio';
type LoopQuery = Readonly<{ kind: TextKind; filters: readonly TaxonomyFilter[]; page: number }>;

const MATCH = { AND: 'all', OR: 'any', NOT: 'none' } as const;

function toTerms({ taxonomy, terms, operator }: TaxonomyFilter): DocumentTerms[] {
  if (!isDocumentTaxonomy(taxonomy)) return [];
  return [{ of: DOCUMENT_TAXONOMIES[taxonomy], slugs: terms, match: MATCH[operator] }];
}

const one = (of: DocumentTerms['of'], slug: string | undefined): DocumentTerms[] =>
  slug === undefined || slug === '' ? [] : [{ of, slugs: [slug], match: 'any' }];

type Listed = Pick<DocumentLoop, 'terms' | 'without'>;

/** What a source lists beside its settings. */
function sourceOf({ source }: DocumentSettings, kind: TextKind, subject: PageSubject | null): Listed {
  if (source === 'current' && subject?.kind === 'archive' && subject.of === kind)
    return { terms: [...one('category', subject.category), ...one('tag', subject.tag)], without: [] };
  if (source === 'related' && subject?.kind === kind)
    return { terms: one('category', subject.category), without: [subject.id] };
  return { terms: [], without: [] };
}

/** The settings of the kind that a loop shows. */
export function documentSettings(settings: LoopSettings, kind: TextKind): DocumentSettings {
  return kind === 'article' ? settings.articles : settings.projects;
}

function toLoop(settings: LoopSettings, { kind, filters, page }: LoopQuery, place: Place): DocumentLoop {
  const { subject, shownBefore } = place.loop;
  const own = documentSettings(settings, kind);
  const listed = sourceOf(own, kind, subject);
  return {
    kind,
    terms: [
      ...listed.terms,
      ...one('category', own.category),
      ...one('tag', own.tag),
      ...filters.flatMap(toTerms),
    ],
    author: own.author,
    from: null,
    until: null,
    without: [...listed.without, ...(shownBefore as readonly DocumentId[])],
    orderby: own.orderby,
    language: place.language,
    perPage: settings.perPage,
    page,
    offset: settings.offset,
  };
}

/** One page of articles or projects. */
export async function loadDocuments(
  settings: LoopSettings,
  asked: LoopQuery,
  place: Place,
): Promise<LoopPage> {
  const { shop, language } = place;
  const { kind } = asked;
  const [{ documents, count, page, pageCount }, categories] = await Promise.all([
    shop.content.loop(toLoop(settings, asked, place)),
    shop.content.categories(kind),
  ]);
  const around = { language, kind, categories, pictures: await picturesOf(shop, language, documents) };
  const bodyFor = async (document: DocumentRow) => {
    const body = bodyOf(document, language);
    return { ...body, html: await pictured(shop, language, body.html) };
  };
  const items = await Promise.all(
    documents.map(async (document) => ({
      kind: 'document' as const,
      id: document.id,
      facts: toArticleFacts(document, around),
      body: settings.hasBodies === true ? await bodyFor(document) : null,
    })),
  );
  return { items, total: count, isRounded: false, page, pageCount };
}

/** How many articles or projects there are under some filters with each term of a taxonomy. */
export function countDocumentTerms(
  settings: LoopSettings,
  { of, ...asked }: Omit<LoopQuery, 'page'> & { of: DocumentTerms['of'] },
  place: Place,
): Promise<{ slug: string; count: number }[]> {
  return place.shop.content.loopTerms(toLoop(settings, { ...asked, page: 1 }, place), of);
}
