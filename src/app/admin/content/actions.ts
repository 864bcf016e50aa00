import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { publishingInput } from '#admin-actions/publishing-input.ts';
import { widgetSaving } from '#admin-actions/widget-saving.ts';
import type { DocumentId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { EDITED_KINDS, LIST_STATES, type OpenDocument } from '#shop/content';

const PER_PAGE = 30;
const FOUND_PRODUCTS = 12;
const LONGEST_NAME = 80;

const documentId = idOf<DocumentId>();
const one = z.object({ id: documentId });
const kind = z.enum(EDITED_KINDS);
const word = z.string().trim().min(1).max(LONGEST_NAME);
const name = z.object({
  en: z.string().trim().max(LONGEST_NAME),
  ar: z.string().trim().max(LONGEST_NAME).default(''),
});
const term = z.discriminatedUnion('term', [
  z.object({ term: z.literal('tag') }),
  z.object({ term: z.literal('category'), kind }),
]);
const about = ({ id }: { id: number | null }) => `document:${id ?? 'new'}`;

/** Adds the cover picture, the names of the referenced products and the uses of the document, which the editor shows. */
async function withNamed({ shop, language }: ActionCall, open: OpenDocument) {
  const { id, kind: of, draft } = open;
  const { coverId, products, slug } = draft;
  const [[cover = null], ids, uses] = await Promise.all([
    shop.media.find(coverId === null ? [] : [coverId]),
    shop.catalogue.idsOf(products),
    shop.content.edit.uses({ id, kind: of, slug }),
  ]);
  const cards = await shop.listing.findCards(ids, language, new Date());
  const items = cards.map(({ address, name: called }) => ({
    slug: address.split('/').findLast((part) => part !== '') ?? '',
    name: called,
  }));
  return { ...open, cover, goods: items, uses };
}

/** Pages, home pages, articles and projects. Source: BO-01, BO-05, BO-07 */
export const actions = {
  'content.list': readAction({
    need: 'content.see',
    input: z.object({
      kind,
      q: z.string().trim().max(200).catch('').default(''),
      state: z.enum(LIST_STATES).nullable().catch(null).default(null),
      category: z.string().max(LONGEST_NAME).nullable().catch(null).default(null),
      lacksArabic: z.boolean().catch(false).default(false),
      page: pageInput,
    }),
    run: async ({ shop }, { q, page, ...query }) => {
      const list = await shop.content.edit.find({
        ...query,
        text: q,
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      });
      const shown = query.kind === 'home' ? await shop.content.home() : null;
      return done({
        ...list,
        page,
        perPage: PER_PAGE,
        /** The published home page; null for the shipped one. */
        shown: shown === null ? null : { id: shown.id, title: shown.title },
      });
    },
  }),
  'content.choices': readAction({
    need: 'content.see',
    input: z.object({ kind }),
    run: async ({ shop }, { kind: of }) => {
      const { terms } = shop.content.edit;
      const hasWidgets = of === 'page' || of === 'home';
      const [categories, tags, sections] = await Promise.all([
        hasWidgets ? [] : terms.list({ term: 'category', kind: of }),
        of === 'article' ? terms.list({ term: 'tag' }) : [],
        hasWidgets ? shop.templates.edit.named() : [],
      ]);
      return done({ categories, tags, sections });
    },
  }),
  /** The terms and authors by which loops filter articles or projects. */
  'content.term-choices': readAction({
    need: 'content.see',
    input: z.object({ kind: z.enum(['article', 'portfolio']) }),
    run: async ({ shop }, { kind: of }) => {
      const { terms } = shop.content.edit;
      const [categories, tags, authors] = await Promise.all([
        terms.list({ term: 'category', kind: of }),
        terms.list({ term: 'tag' }),
        terms.authors(of),
      ]);
      const named = (listed: typeof tags) => listed.map(({ slug, name: called }) => ({ slug, name: called }));
      return done({ categories: named(categories), tags: named(tags), authors });
    },
  }),
  'content.open': readAction({
    need: 'content.see',
    input: one,
    run: async (call, { id }) => {
      const open = await call.shop.content.edit.open(id);
      return open === null ? refuse({ code: 'content.unknown-document' }) : done(await withNamed(call, open));
    },
  }),
  /** The document in any state, as its page shows it. */
  'content.preview': readAction({
    need: 'content.see',
    input: one,
    run: async ({ shop }, { id }) => {
      const document = await shop.content.edit.preview(id);
      const open = document === null ? null : await shop.content.edit.open(id);
      if (document === null || open === null) return refuse({ code: 'content.unknown-document' });
      return done({ document, kind: open.kind });
    },
  }),
  'content.find-goods': readAction({
    need: 'content.see',
    input: z.object({ q: z.string().trim().max(200) }),
    run: async ({ shop, language }, { q }) => {
      const sought = { text: q, sort: 'name' as const, page: 1, perPage: FOUND_PRODUCTS };
      const { rows } = await shop.catalogue.edit.find(sought);
      return done(rows.map(({ slug, name: called }) => ({ slug, name: inLanguage(called, language) })));
    },
  }),
  'content.save': writeAction({
    need: 'content.change',
    saves: ['document'],
    input: z.object({
      id: documentId.nullable(),
      kind,
      version: z.int().min(0),
      draft: z.record(z.string(), z.unknown()),
      publishing: publishingInput,
    }),
    about,
    run: (call, { id, kind: of, draft, ...sent }) =>
      call.shop.content.edit.save({ id, kind: of }, draft, widgetSaving(call, sent)),
  }),
  'content.duplicate': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.content.edit.duplicate(id, editorOf(call)),
  }),
  'content.trash': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.content.edit.trash(id, editorOf(call)),
  }),
  'content.restore': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.content.edit.restore(id, editorOf(call)),
  }),
  'content.remove': writeAction({
    need: 'content.change',
    input: one,
    about,
    run: ({ shop }, { id }) => shop.content.edit.remove(id),
  }),
  /** Restores the shipped home page. */
  'content.unpublish-homes': writeAction({
    need: 'content.change',
    input: z.object({}),
    run: (call) => call.shop.content.edit.unpublishHomes(editorOf(call)),
  }),
  'content.history': readAction({
    need: 'content.see',
    input: z.object({ id: documentId, page: pageInput }),
    run: async ({ shop }, { id, page }) => done(await shop.content.edit.history(id, page)),
  }),
  'content.undo': writeAction({
    need: 'content.change',
    input: z.object({ id: documentId, version: z.int().min(1) }),
    about,
    run: (call, { id, version }) => call.shop.content.edit.undo(id, version, editorOf(call)),
  }),
  'content.add-term': writeAction({
    need: 'content.change',
    input: z.object({ which: term, name }),
    run: ({ shop }, { which, name: called }) => shop.content.edit.terms.add(which, called),
  }),
  'content.rename-term': writeAction({
    need: 'content.change',
    saves: ['document_category', 'document_tag'],
    input: z.object({ which: term, slug: word, name, version: z.int().min(0) }),
    run: ({ shop }, { which, ...renaming }) => shop.content.edit.terms.rename(which, renaming),
  }),
  'content.remove-term': writeAction({
    need: 'content.change',
    input: z.object({ which: term, slug: word }),
    run: (call, { which, slug }) => call.shop.content.edit.terms.remove(which, slug, editorOf(call)),
  }),
  'content.order-categories': writeAction({
    need: 'content.change',
    input: z.object({ kind, slugs: z.array(word).max(500) }),
    run: async ({ shop }, { kind: of, slugs }) => {
      await shop.content.edit.terms.order(of, slugs);
      return done(null);
    },
  }),
};
