import { type Localized, toBothLanguages, toLocalized } from '#kernel/language.ts';
import { type DocumentDetails, parseDetails } from '../../rules/details.ts';
import type { StoredRow, WrittenRow } from '../store/documents.ts';
import type { DocumentDraft } from './draft.ts';

const NO_TEXT: Localized = { en: '' };

/** Converts a stored document for its editor. */
export function toDraft(row: StoredRow): DocumentDraft {
  const details = parseDetails(row.details);
  return {
    title: toBothLanguages(row.title),
    slug: row.slug,
    excerpt: toBothLanguages(row.excerpt),
    body: toBothLanguages(row.body),
    tree: [...row.tree],
    coverId: row.cover_id,
    coverAlt: toBothLanguages(details.coverAlt ?? NO_TEXT),
    category: row.category,
    tags: [...row.tags],
    author: toBothLanguages(details.author ?? NO_TEXT),
    products: [...details.products],
    year: details.year ?? null,
    seo: { title: toBothLanguages(row.seo_title), description: toBothLanguages(row.seo_description) },
    status: row.status === 'published' ? 'published' : 'draft',
    publishAt: row.status === 'published' ? row.published_at.toISOString() : null,
  };
}

function toDetails({ author, coverAlt, products, year }: DocumentDraft): DocumentDetails {
  return {
    products,
    ...(author.en === '' && author.ar === '' ? {} : { author: toLocalized(author) }),
    ...(coverAlt.en === '' && coverAlt.ar === '' ? {} : { coverAlt: toLocalized(coverAlt) }),
    ...(year === null ? {} : { year }),
  };
}

/** The publication date: the chosen one, else the first one, else now. */
function publishedAt(draft: DocumentDraft, { stored, now }: { stored: StoredRow | null; now: Date }): Date {
  if (draft.status === 'draft') return stored?.published_at ?? now;
  if (draft.publishAt !== null) return new Date(draft.publishAt);
  const wasShown = stored?.status === 'published' && stored.published_at <= now;
  return wasShown ? stored.published_at : now;
}

/** Converts a validated draft for storage. */
export function toRow(
  draft: DocumentDraft,
  { stored, now }: { stored: StoredRow | null; now: Date },
): WrittenRow {
  return {
    slug: draft.slug,
    status: draft.status,
    title: toLocalized(draft.title),
    excerpt: toLocalized(draft.excerpt),
    body: toLocalized(draft.body),
    tree: draft.tree,
    cover_id: draft.coverId,
    category: draft.category,
    tags: draft.tags,
    details: toDetails(draft),
    seo_title: toLocalized(draft.seo.title),
    seo_description: toLocalized(draft.seo.description),
    published_at: publishedAt(draft, { stored, now }),
  };
}
