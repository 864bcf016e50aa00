import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify';

// Writes a product file of any length: node bench/make-catalogue.ts ROWS FILE [--broken N]. The same call writes the
// same file. Every fourth product is variable with three variations; --broken spoils every N-th row.

const COLOURS = ['Graphite', 'Sand', 'Ember'];
const MAKERS = ['Orveta', 'Solvane', 'Kovia', 'Cedrane', 'Falaj', 'Lumenta'];
const CATEGORIES = [
  'Devices > Orveta',
  'Devices > Solvane',
  'Tobacco sticks > Cedrane',
  'Accessories > Charging',
  'Bundles',
];

const HEADER = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Cross-sells',
  'Position',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 2 visible',
  'Attribute 2 global',
  'Meta: _jamra_name_ar',
  'Meta: total_sales',
];

type Row = Record<string, string>;

function pick<T>(values: readonly T[], number: number): T {
  return values[number % values.length] as T;
}

function product(number: number): Row {
  const maker = pick(MAKERS, number);
  return {
    SKU: `GEN-${number}`,
    Name: `${maker} Model ${number}`,
    Published: '1',
    'Visibility in catalog': 'visible',
    'Short description': `<ul class="product-specs"><li><strong>Brand:</strong> ${maker}</li><li><strong>Model:</strong> ${number}</li></ul>`,
    Description:
      `<p>Model ${number} of ${maker}, drawn for measuring. It warms evenly, rests in the hand and is checked before it leaves.</p>`.repeat(
        3,
      ),
    'Tax status': 'taxable',
    'In stock?': '1',
    'Backorders allowed?': '0',
    Categories: pick(CATEGORIES, number),
    Tags: `tag ${number % 40}, measured`,
    Images: '',
    'Cross-sells': number > 10 ? `GEN-${number - 7}` : '',
    Position: String(number),
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': COLOURS.join(', '),
    'Attribute 1 visible': '1',
    'Attribute 1 global': '1',
    'Attribute 2 name': 'Brand',
    'Attribute 2 value(s)': maker,
    'Attribute 2 visible': '1',
    'Attribute 2 global': '1',
    'Meta: _jamra_name_ar': `طراز ${number}`,
    'Meta: total_sales': String((number * 7919) % 5000),
  };
}

function* family(number: number): Generator<Row> {
  const price = `${20 + (number % 400)}.00`;
  if (number % 4 !== 0) {
    const sale: Row =
      number % 5 === 0
        ? {
            'Sale price': '15.00',
            'Date sale price starts': '2026-11-01',
            'Date sale price ends': '2027-11-01',
          }
        : {};
    yield { ...product(number), Type: 'simple', 'Regular price': price, Stock: String(number % 90), ...sale };
    return;
  }
  yield { ...product(number), Type: 'variable' };
  for (const [position, colour] of COLOURS.entries()) {
    yield {
      Type: 'variation',
      SKU: `GEN-${number}-${colour.toUpperCase()}`,
      Name: `${product(number).Name} - ${colour}`,
      Published: '1',
      'Tax status': 'taxable',
      'In stock?': '1',
      Stock: String((number + position) % 50),
      'Regular price': price,
      Parent: `GEN-${number}`,
      Position: String(position),
      'Attribute 1 name': 'Colour',
      'Attribute 1 value(s)': colour,
      'Attribute 1 global': '1',
    };
  }
}

function* rows(count: number, broken: number): Generator<Row> {
  let written = 0;
  for (let number = 1; written < count; number += 1) {
    for (const row of family(number)) {
      if (written === count) return;
      written += 1;
      yield broken > 0 && written % broken === 0 ? { ...row, 'Regular price': 'twenty', Stock: 'many' } : row;
    }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { broken: { type: 'string', default: '0' } },
});
const [count = '50000', file = 'bench/generated/goods.csv'] = positionals;
await pipeline(
  function* () {
    for (const row of rows(Number(count), Number(values.broken))) yield HEADER.map((name) => row[name] ?? '');
  },
  stringify({ header: true, columns: HEADER }),
  createWriteStream(file),
);
