import { z } from 'zod';
import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { AcceptedVersion } from '../../store/accepted-text.ts';

/** A document in its editor, with read-only facts. */
export type OpenDocument = Readonly<{
  id: DocumentId;
  kind: EditedKind;
  /** Sent back when saving. */
  version: number;
  draft: DocumentDraft;
  isTrashed: boolean;
  /** Its path, without language. */
  path: string;
  /** The shop links to it: it cannot be deleted or renamed. */
  isNeeded: boolean;
  updatedAt: Instant;
  /** Versions that shoppers accepted, newest first. */
  accepted: readonly AcceptedVersion[];
}>;

export const EDITED_KINDS = ['page', 'article', 'portfolio', 'home'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Problems of fields. */
export const FIELD_PROBLEMS = [
  'missing',
  'wrong-kind',
  'too-long',
  'too-many',
  'not-a-word',
  'reserved-word',
  'word-taken',
  'word-needed',
  'not-a-moment',
  'in-the-past',
  'unknown',
  'no-way',
  'too-deep',
  'not-here',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

const LONGEST = { title: 200, line: 320, excerpt: 600, body: 300_000, word: 80 } as const;
const MOST_TAGS = 30;
const MOST_PRODUCTS = 12;
const YEARS = { first: 1900, last: 2200 } as const;

const both = (most: number) =>
  z.object({
    en: z.string().trim().max(most, 'too-long'),
    ar: z.string().trim().max(most, 'too-long').default(''),
  });
const words = (most: number) =>
  z.array(z.string().trim().max(LONGEST.word, 'too-long')).max(most, 'too-many');

export const documentDraft = z.object({
  title: both(LONGEST.title),
  slug: z.string().trim().max(LONGEST.word, 'too-long'),
  excerpt: both(LONGEST.excerpt),
  /** HTML as typed; stored sanitised. */
  body: both(LONGEST.body),
  /** Nodes of widgets; home pages and pages have them. */
  tree: z.array(z.unknown()).default([]),
  coverId: z
    .int()
    .min(1)
    .transform((id) => id as MediaId)
    .nullable(),
  /** Alternative text here; empty: the library's. */
  coverAlt: both(LONGEST.line),
  category: z.string().trim().max(LONGEST.word, 'too-long'),
  tags: words(MOST_TAGS),
  author: both(LONGEST.title),
  /** Slugs of related products. */
  products: words(MOST_PRODUCTS),
  year: z.int().min(YEARS.first).max(YEARS.last).nullable(),
  seo: z.object({ title: both(LONGEST.line), description: both(LONGEST.line) }),
  status: z.enum(['draft', 'published']),
  /** When to publish; null: now, or when it was first published. */
  publishAt: z.iso.datetime({ offset: true, message: 'not-a-moment' }).nullable(),
});

/** The editable part of a document. */
export type DocumentDraft = z.infer<typeof documentDraft>;

const EMPTY = { en: '', ar: '' } as const;

/** A new document. */
export const EMPTY_DOCUMENT: DocumentDraft = {
  title: EMPTY,
  slug: '',
  excerpt: EMPTY,
  body: EMPTY,
  tree: [],
  coverId: null,
  coverAlt: EMPTY,
  category: '',
  tags: [],
  author: EMPTY,
  products: [],
  year: null,
  seo: { title: EMPTY, description: EMPTY },
  status: 'draft',
  publishAt: null,
};
