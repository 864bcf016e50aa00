import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';
import { findCategoryBySlug } from '#shop/catalogue';
import { documentPath } from '#shop/content';

const FOUND_OF_A_KIND = 6;
const PAGES_OF_A_KIND = 8;

const place = z.enum(['primary', 'footer']);
const about = (input: { place: string }) => `menu:${input.place}`;

/** Searches published texts by title and slug. */
async function textsFor({ shop }: ActionCall, kind: 'page' | 'article', text: string) {
  const { rows } = await shop.content.edit.find({
    kind,
    text,
    state: 'published',
    category: null,
    lacksArabic: false,
    limit: PAGES_OF_A_KIND,
    offset: 0,
  });
  return rows.map(({ slug, title }) => ({ kind, name: title, url: documentPath(kind, slug) }));
}

async function categoriesFor({ shop }: ActionCall, text: string) {
  const [categories, tree] = await Promise.all([
    shop.catalogue.edit.categories.list(),
    shop.catalogue.categoryTree(),
  ]);
  const sought = text.toLowerCase();
  return categories
    .filter(({ name, slug }) => `${name.en} ${name.ar ?? ''} ${slug}`.toLowerCase().includes(sought))
    .slice(0, FOUND_OF_A_KIND)
    .map(({ name, slug }) => ({
      kind: 'category' as const,
      name,
      url: findCategoryBySlug(tree, slug)?.category.path ?? `/category/${slug}/`,
    }));
}

async function productsFor({ shop }: ActionCall, text: string) {
  const { rows } = await shop.catalogue.edit.find({
    text,
    status: 'published',
    sort: 'name',
    page: 1,
    perPage: FOUND_OF_A_KIND,
  });
  return rows.map(({ name, slug }) => ({ kind: 'product' as const, name, url: `/product/${slug}/` }));
}

/** The menus by place. Source: BO-01 */
export const actions = {
  'menus.open': readAction({
    need: 'content.see',
    input: z.object({ place }),
    run: async ({ shop }, input) => done(await shop.content.edit.menus.open(input.place)),
  }),
  /** Searches link targets for entries. */
  'menus.find': readAction({
    need: 'content.see',
    input: z.object({ q: z.string().trim().min(1).max(100) }),
    run: async (call, { q }) => {
      const targets = await Promise.all([
        textsFor(call, 'page', q),
        categoriesFor(call, q),
        productsFor(call, q),
        textsFor(call, 'article', q),
      ]);
      return done(targets.flat());
    },
  }),
  'menus.save': writeAction({
    need: 'menus.change',
    saves: ['menu'],
    input: z.object({ place, version: z.int().min(0), entries: z.array(z.unknown()) }),
    about,
    run: (call, { place: at, version, entries }) =>
      call.shop.content.edit.menus.save(at, entries, { version, by: editorOf(call) }),
  }),
  'menus.history': readAction({
    need: 'content.see',
    input: z.object({ place }),
    run: async ({ shop }, input) => done(await shop.content.edit.menus.history(input.place)),
  }),
  'menus.undo': writeAction({
    need: 'menus.change',
    input: z.object({ place, version: z.int().min(1) }),
    about,
    run: (call, { place: at, version }) => call.shop.content.edit.menus.undo(at, version, editorOf(call)),
  }),
};
