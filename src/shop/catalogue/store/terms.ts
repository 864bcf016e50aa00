import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { ProductAttribute } from '../product.ts';
import type { StoredAttribute } from '../rules/import/imported-row.ts';

type Term = { name: Localized; swatchHex: string | null };

/** Names of the attributes and values that some products use. */
export type Terms = { attributes: Map<string, Localized>; terms: Map<string, Term> };

const termsOf = prepared((db, { slugs }: { slugs: readonly string[] }) =>
  db
    .selectFrom('attribute')
    .leftJoin('attribute_term', 'attribute_term.attribute_slug', 'attribute.slug')
    .select(['attribute.slug as attribute', 'attribute.name as attribute_name'])
    .select(['attribute_term.slug', 'attribute_term.name', 'attribute_term.swatch_hex'])
    .where('attribute.slug', '=', sql<string>`any(${slugs}::text[])`)
    .compile(),
);

export type TermRow = Awaited<ReturnType<typeof termsOf>>[number];

export function parseTerms(rows: readonly TermRow[]): Terms {
  return {
    attributes: new Map(rows.map(({ attribute, attribute_name }) => [attribute, attribute_name])),
    terms: new Map(
      rows.flatMap(({ attribute, slug, name, swatch_hex: swatchHex }) =>
        slug === null || name === null ? [] : [[`${attribute}/${slug}`, { name, swatchHex }] as const],
      ),
    ),
  };
}

export async function readTerms(db: DbOrTx, slugs: readonly string[]): Promise<Terms> {
  if (slugs.length === 0) return { attributes: new Map(), terms: new Map() };
  return parseTerms(await termsOf(db, { slugs }));
}

/** A stored attribute with its names; a custom attribute is named when its slug is known. */
export function nameAttribute(
  stored: StoredAttribute,
  { attributes, terms }: Terms,
  isVariation: boolean,
): ProductAttribute {
  return {
    slug: stored.slug,
    name: attributes.get(stored.slug) ?? { en: stored.name },
    values: stored.values.map(({ slug, name }) => {
      const term = terms.get(`${stored.slug}/${slug}`);
      return { slug, name: term?.name ?? { en: name }, swatchHex: term?.swatchHex ?? null };
    }),
    isVisible: stored.visible,
    isGlobal: stored.global,
    isVariation,
    defaultValue: stored.default,
  };
}

type NewTerm = { attribute: string; slug: string; name: Localized; swatchHex: string | null };

/** Stores names of values in further languages; creates missing attributes. */
export async function saveTerm(db: DbOrTx, term: NewTerm): Promise<void> {
  const values = {
    name: JSON.stringify(term.name),
    ...(term.swatchHex === null ? {} : { swatch_hex: term.swatchHex }),
  };
  await db
    .insertInto('attribute_term')
    .values({ attribute_slug: term.attribute, slug: term.slug, ...values })
    .onConflict((conflict) => conflict.columns(['attribute_slug', 'slug']).doUpdateSet(values))
    .execute();
}

export async function saveAttribute(db: DbOrTx, slug: string, name: Localized): Promise<void> {
  const text = JSON.stringify(name);
  await db
    .insertInto('attribute')
    .values({ slug, name: text })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: text }))
    .execute();
}

/** A brand by slug, or null. */
export async function findBrand(db: DbOrTx, slug: string): Promise<{ slug: string; name: Localized } | null> {
  const row = await db
    .selectFrom('attribute_term')
    .select(['slug', 'name'])
    .where('attribute_slug', '=', 'brand')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** All tags of products, by slug. */
export function readTags(db: DbOrTx): Promise<{ slug: string; name: Localized }[]> {
  return db.selectFrom('tag').select(['slug', 'name']).orderBy('slug').execute();
}

export async function findTag(db: DbOrTx, slug: string): Promise<{ slug: string; name: Localized } | null> {
  const row = await db.selectFrom('tag').select(['slug', 'name']).where('slug', '=', slug).executeTakeFirst();
  return row ?? null;
}
