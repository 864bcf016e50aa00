import { expect, it } from 'vitest';
import { type Column, printTables } from './table-types.ts';

const PLAIN = { isNullable: false, hasDefault: false, isLocalized: false, references: null };

function typesOf(columns: readonly (Partial<Column> & { column: string; type: string })[]): string {
  return printTables(columns.map((column) => ({ ...PLAIN, table: 'cart_line', ...column })));
}

it('ids and referencing columns have the brand of their table', () => {
  const printed = typesOf([
    { table: 'product', column: 'id', type: 'int4', hasDefault: true },
    { table: 'product', column: 'parent_id', type: 'int4', isNullable: true, references: 'product' },
  ]);
  expect(printed).toContain('  id: Generated<ProductId>;\n  parent_id: ProductId | null;\n');
  expect(printed).toContain("import type {\n  ProductId,\n} from '#kernel/ids.ts';");
});

it('a column without a foreign key is branded by name, including lists and keys', () => {
  const printed = typesOf([
    { column: 'order_id', type: 'int4' },
    { column: 'category_ids', type: '_int4' },
    { column: 'key', type: 'text' },
  ]);
  expect(printed).toContain('  order_id: OrderId;\n  category_ids: CategoryId[];\n  key: CartItemKey;\n');
});

it('other numbers and texts are not branded', () => {
  const printed = typesOf([
    { table: 'setting', column: 'key', type: 'text' },
    { table: 'setting', column: 'payment_id', type: 'text' },
    { table: 'setting', column: 'position', type: 'int4' },
  ]);
  expect(printed).toContain('  key: string;\n  payment_id: string;\n  position: number;\n');
});
