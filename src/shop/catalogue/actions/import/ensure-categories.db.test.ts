import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { saveCategory } from '../../store/category.ts';
import { CategoryPaths } from './ensure-categories.ts';

const db = await aDatabase();

async function aCategory(slug: string, name: string): Promise<void> {
  const description = { en: '' };
  await saveCategory(db, {
    parentId: null,
    slug,
    name: { en: name },
    description,
    imageId: null,
    position: 0,
  });
}

const bySlug = async () => {
  const rows = await db.selectFrom('category').select(['slug', 'name']).execute();
  return Object.fromEntries(rows.map(({ slug, name }) => [slug, name.en]));
};

it('BO-02 the slug of a new category skips numbered slugs that are taken', async () => {
  await aCategory('category', 'أجهزة');
  await aCategory('category-3', 'أعواد');
  const paths = await CategoryPaths.read(db);
  await paths.idOf(db, ['ملحقات']);
  await paths.idOf(db, ['ملحقات', 'شواحن']);
  expect(await bySlug()).toEqual({
    category: 'أجهزة',
    'category-1': 'ملحقات',
    'category-2': 'شواحن',
    'category-3': 'أعواد',
  });
});

it('BO-02 a category whose slug is taken has its ancestors in its slug', async () => {
  await db.deleteFrom('category').execute();
  await aCategory('cases', 'Cases');
  const paths = await CategoryPaths.read(db);
  await paths.idOf(db, ['Devices', 'Bars', 'Cases']);
  await paths.idOf(db, ['Sticks', 'Bars', 'Cases']);
  await paths.idOf(db, ['Sticks Bars', 'Cases']);
  expect(Object.keys(await bySlug()).toSorted()).toEqual(
    [
      'bars',
      'bars-cases',
      'cases',
      'cases-2',
      'devices',
      'sticks',
      'sticks-bars',
      'sticks-bars-2',
      'sticks-bars-cases',
    ].toSorted(),
  );
});
