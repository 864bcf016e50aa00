import type { Localized } from '#kernel/language.ts';
import { type DocumentDetails, parseDetails } from '../details.ts';
import type { StoredRow, WrittenRow } from './documents.store.ts';
import type { DocumentDraft } from './draft.ts';

type Both = { en: string; ar: string };

function toBoth(text: Localized | undefined): Both {
  return { en: text?.en ?? '', ar: text?.ar ?? '' };
}

/** A text that nobody wrote in Arabic is kept without it, so that English stands in its place. */
function toLocalized({ en, ar }: Both): Localized {
  return ar === '' ? { en } : { en, ar };
}

/** A document as its editor holds it. */
export function toDraft(row: StoredRow): DocumentDraft {
  const details = parseDetails(row.details);
  return {
    title: toBoth(row.title),
    slug: row.slug,
    excerpt: toBoth(row.excerpt),
    body: toBoth(row.body),
    coverId: row.cover_id,
    coverAlt: toBoth(details.coverAlt),
    category: row.category,
    tags: [...row.tags],
    author: toBoth(details.author),
    products: [...details.products],
    year: details.year ?? null,
    seo: { title: toBoth(row.seo_title), description: toBoth(row.seo_description) },
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

/** From when it is seen: the day that was named, else its first one, else now. */
function publishedAt(draft: DocumentDraft, { stored, now }: { stored: StoredRow | null; now: Date }): Date {
  if (draft.status === 'draft') return stored?.published_at ?? now;
  if (draft.publishAt !== null) return new Date(draft.publishAt);
  const wasShown = stored?.status === 'published' && stored.published_at <= now;
  return wasShown ? stored.published_at : now;
}

/** What is stored of a draft that was checked and cleaned. */
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
    cover_id: draft.coverId,
    category: draft.category,
    tags: draft.tags,
    details: toDetails(draft),
    seo_title: toLocalized(draft.seo.title),
    seo_description: toLocalized(draft.seo.description),
    published_at: publishedAt(draft, { stored, now }),
  };
}
