import { z } from 'zod';
import { editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { CategoryId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';

const LONGEST = 200;
const nothing = z.object({});
const categoryId = idOf<CategoryId>();
const word = z.string().min(1).max(LONGEST);
const words = z.array(word).max(1000);
const version = z.int().min(0);
/** The unvalidated form; the module's actions validate it. */
const form = z.record(z.string(), z.unknown());

/** The terms of products: categories, attributes with values, brands and tags. Source: BO-01 */
export const actions = {
  'categories.list': readAction({
    need: 'products.see',
    input: nothing,
    run: async ({ shop }) => done(await shop.catalogue.edit.categories.list()),
  }),
  'categories.create': writeAction({
    need: 'products.change',
    input: z.object({ form }),
    run: ({ shop }, { form: typed }) => shop.catalogue.edit.categories.create(typed),
  }),
  'categories.save': writeAction({
    need: 'products.change',
    saves: ['category'],
    input: z.object({ id: categoryId, form, version }),
    about: ({ id }) => `category:${id}`,
    run: ({ shop }, { id, form: typed, version: read }) =>
      shop.catalogue.edit.categories.save(id, typed, read),
  }),
  'categories.move': writeAction({
    need: 'products.change',
    input: z.object({
      id: categoryId,
      parentId: idOf().nullable(),
      position: z.int().min(0).max(10_000).nullable(),
    }),
    about: ({ id }) => `category:${id}`,
    run: ({ shop }, { id, ...place }) => shop.catalogue.edit.categories.move(id, place),
  }),
  'categories.remove': writeAction({
    need: 'products.change',
    input: z.object({ id: categoryId, to: categoryId.nullable().default(null) }),
    about: ({ id }) => `category:${id}`,
    run: (call, { id, to }) => call.shop.catalogue.edit.categories.remove(id, to, editorOf(call)),
  }),
  'attributes.list': readAction({
    need: 'products.see',
    input: nothing,
    run: async ({ shop }) => done(await shop.catalogue.edit.attributes.list()),
  }),
  'attributes.create': writeAction({
    need: 'products.change',
    input: z.object({ form }),
    run: ({ shop }, { form: typed }) => shop.catalogue.edit.attributes.create(typed),
  }),
  'attributes.rename': writeAction({
    need: 'products.change',
    saves: ['attribute'],
    input: z.object({ slug: word, form, version }),
    about: ({ slug }) => `attribute:${slug}`,
    run: ({ shop }, { slug, form: typed, version: read }) =>
      shop.catalogue.edit.attributes.rename(slug, typed, read),
  }),
  'attributes.reorder': writeAction({
    need: 'products.change',
    input: z.object({ slugs: words }),
    run: async ({ shop }, { slugs }) => {
      await shop.catalogue.edit.attributes.reorder(slugs);
      return done(null);
    },
  }),
  'attributes.remove': writeAction({
    need: 'products.change',
    input: z.object({ slug: word }),
    about: ({ slug }) => `attribute:${slug}`,
    run: (call, { slug }) => call.shop.catalogue.edit.attributes.remove(slug, editorOf(call)),
  }),
  'values.list': readAction({
    need: 'products.see',
    input: z.object({ attribute: word }),
    run: async ({ shop }, { attribute }) => done(await shop.catalogue.edit.values.list(attribute)),
  }),
  'values.create': writeAction({
    need: 'products.change',
    input: z.object({ attribute: word, form }),
    about: ({ attribute }) => `attribute:${attribute}`,
    run: ({ shop }, { attribute, form: typed }) =>
      attribute === 'brand'
        ? shop.catalogue.edit.brands.create(typed)
        : shop.catalogue.edit.values.create(attribute, typed),
  }),
  'values.save': writeAction({
    need: 'products.change',
    saves: ['attribute_term'],
    input: z.object({ attribute: word, slug: word, form, version }),
    about: ({ attribute }) => `attribute:${attribute}`,
    run: ({ shop }, { form: typed, version: read, ...key }) =>
      shop.catalogue.edit.values.save(key, typed, read),
  }),
  'values.reorder': writeAction({
    need: 'products.change',
    input: z.object({ attribute: word, slugs: words }),
    about: ({ attribute }) => `attribute:${attribute}`,
    run: async ({ shop }, { attribute, slugs }) => {
      await shop.catalogue.edit.values.reorder(attribute, slugs);
      return done(null);
    },
  }),
  'tags.list': readAction({
    need: 'products.see',
    input: z.object({ q: z.string().trim().max(LONGEST).catch('').default('') }),
    run: async ({ shop }, { q }) => done(await shop.catalogue.edit.tags.list(q)),
  }),
  'tags.create': writeAction({
    need: 'products.change',
    input: z.object({ form }),
    run: ({ shop }, { form: typed }) => shop.catalogue.edit.tags.create(typed),
  }),
  'tags.save': writeAction({
    need: 'products.change',
    saves: ['tag'],
    input: z.object({ id: idOf(), form, version }),
    about: ({ id }) => `tag:${id}`,
    run: ({ shop }, { id, form: typed, version: read }) => shop.catalogue.edit.tags.save(id, typed, read),
  }),
  'tags.remove': writeAction({
    need: 'products.change',
    input: z.object({ id: idOf() }),
    about: ({ id }) => `tag:${id}`,
    run: (call, { id }) => call.shop.catalogue.edit.tags.remove(id, editorOf(call)),
  }),
  'values.remove': writeAction({
    need: 'products.change',
    input: z.object({ attribute: word, slug: word }),
    about: ({ attribute }) => `attribute:${attribute}`,
    run: (call, { attribute, slug }) =>
      call.shop.catalogue.edit.values.remove(attribute, slug, editorOf(call)),
  }),
};
