import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { createStage, nextFamilies, planStage, stageRows } from '../../store/import/stage.ts';
import { applyFamilies } from './apply.ts';
import { CategoryPaths } from './ensure-categories.ts';

const db = await aDatabase();

it('BO-03 a new product does not overwrite one created with its id meanwhile', async () => {
  await db.connection().execute(async (connection) => {
    await createStage(connection);
    const product = { type: 'simple', name: { en: 'Slower' } } as const;
    await stageRows(connection, [
      {
        line: 2,
        sku: 'SLOWER',
        wantedId: 77,
        slug: 'slower',
        parent: '',
        product,
        links: {},
        digest: 'd',
      },
    ]);
    await planStage(connection, []);
    const families = await nextFamilies(connection, 0, 10);
    await sql`insert into product (id, slug, name, type) values (77, 'quicker', '{"en": "Quicker"}', 'simple')`.execute(
      db,
    );
    const writing = connection.transaction().execute(async (tx) =>
      applyFamilies(tx, families, {
        categories: await CategoryPaths.read(tx),
        addPicture: async () => null,
        raise: async () => undefined,
        warn: () => undefined,
      }),
    );
    await expect(writing).rejects.toThrow('was taken');
  });
  const products = await db.selectFrom('product').select(['id', 'slug', 'sku']).execute();
  expect(products).toEqual([{ id: 77, slug: 'quicker', sku: null }]);
});
