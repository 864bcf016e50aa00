import type { DocumentId } from '#kernel/ids.ts';
import type { CountedTerms, DocumentLoop, DocumentRow, DocumentTerms } from '#shop/content';
import type { TaxonomyFilter } from '#shop/loops';
import type { ContentTermValue } from '../../fields/content-references.ts';
import type { Place } from '../../place.ts';
import type { LoopPage } from '../item.ts';
import type { ContentSettings, LoopSettings } from '../loop-fields.ts';
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

type Listed = Pick<DocumentLoop, 'terms' | 'search' | 'without' | 'among'>;

const ANY: Listed = { terms: [], search: null, without: [], among: null };

/** What the page lists: the archive's documents, or those that its search finds. */
async function currentOf(kind: TextKind, { shop, loop: { subject } }: Place): Promise<Listed> {
  if (subject?.kind === 'archive' && subject.of === kind)
    return { ...ANY, terms: [...one('category', subject.category), ...one('tag', subject.tag)] };
  const search = subject?.kind === 'listing' ? subject.query.search : '';
  return search === '' ? ANY : { ...ANY, search: (await shop.listing.understand(search)).tsquery };
}

/** The conditions of a source. */
async function sourceOf({ source, chosen }: ContentSettings, kind: TextKind, place: Place): Promise<Listed> {
  const { subject } = place.loop;
  if (source === 'current') return currentOf(kind, place);
  if (source === 'related' && subject?.kind === kind)
    return { ...ANY, terms: one('category', subject.category), without: [subject.id] };
  if (source === 'chosen')
    return { ...ANY, among: chosen.flatMap(({ item }) => (item as DocumentId | null) ?? []) };
  return ANY;
}

const termsOf = (entries: ContentSettings['include'], of: DocumentTerms['of']): string[] =>
  entries.flatMap(({ term }) => slugOf(term, of) ?? []);

function slugOf(term: ContentTermValue, of: DocumentTerms['of']): string | undefined {
  return term === null ? undefined : { category: undefined, tag: undefined, author: undefined, ...term }[of];
}

/** Terms of one kind are alternatives: a document needs one of the included, and none of the excluded. */
function settingTerms({ include, exclude }: ContentSettings): DocumentTerms[] {
  const lists = (['category', 'tag', 'author'] as const).flatMap((of): DocumentTerms[] => [
    { of, slugs: termsOf(include, of), match: 'any' },
    { of, slugs: termsOf(exclude, of), match: 'none' },
  ]);
  return lists.filter(({ slugs }) => slugs.length > 0);
}

/** The settings of the kind that a loop shows. */
export function documentSettings(settings: LoopSettings, kind: TextKind): ContentSettings {
  return kind === 'article' ? settings.articles : settings.projects;
}

async function toLoop(
  settings: LoopSettings,
  { kind, filters, page }: LoopQuery,
  place: Place,
): Promise<DocumentLoop> {
  const { shownBefore } = place.loop;
  const loopSettings = documentSettings(settings, kind);
  const listed = await sourceOf(loopSettings, kind, place);
  return {
    kind,
    terms: [...listed.terms, ...settingTerms(loopSettings), ...filters.flatMap(toTerms)],
    search: listed.search,
    published: loopSettings.published,
    among: listed.among,
    without: [...listed.without, ...(shownBefore as readonly DocumentId[])],
    orderby: loopSettings.orderby,
    language: place.language,
    perPage: settings.perPage,
    page,
    offset: settings.offset,
  };
}

/** One page of articles or projects. */
export async function loadDocuments(
  settings: LoopSettings,
  request: LoopQuery,
  place: Place,
): Promise<LoopPage> {
  const { shop, language } = place;
  const { kind } = request;
  const [{ documents, count, page, pageCount }, categories] = await Promise.all([
    shop.content.loop(await toLoop(settings, request, place)),
    shop.content.categories(kind),
  ]);
  const context = { language, kind, categories, pictures: await picturesOf(shop, language, documents) };
  const bodyFor = async (document: DocumentRow) => {
    const body = bodyOf(document, language);
    return { ...body, html: await pictured(shop, language, body.html) };
  };
  const items = await Promise.all(
    documents.map(async (document) => ({
      kind: 'document' as const,
      id: document.id,
      facts: toArticleFacts(document, context),
      body: settings.hasBodies === true ? await bodyFor(document) : null,
    })),
  );
  return { items, total: count, isRounded: false, page, pageCount };
}

/** How many articles or projects there are under some filters with each term of a taxonomy. */
export async function countDocumentTerms(
  settings: LoopSettings,
  { of, ...request }: Omit<LoopQuery, 'page'> & { of: CountedTerms },
  place: Place,
): Promise<{ slug: string; count: number }[]> {
  return place.shop.content.loopTerms(await toLoop(settings, { ...request, page: 1 }, place), of);
}
