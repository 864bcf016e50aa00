import type { SourceRow } from '#kernel/data-transfer/table-import.ts';

const MAKERS = ['Talveda', 'Norrim', 'Quessa', 'Ilvane', 'Brontel', 'Sarvo'];
const KINDS = ['Kettle', 'Lamp', 'Carafe', 'Burner', 'Tray', 'Tin', 'Stand'];
const COLOURS = ['Graphite', 'Sand', 'Ember', 'Sage', 'Porcelain', 'Copper', 'Onyx', 'Dune'];
const FORMATS = ['Compact', 'Standard', 'Large'];
const HEATS = ['Blade', 'Pin', 'Induction'];
const FAMILIES = ['Mint', 'Berry', 'Citrus', 'Spice', 'Coffee'];
const SHELVES = ['Tables', 'Shelves', 'Travel', 'Kitchen', 'Gifts', 'Care', 'Spares', 'Sets'];
const COLOURS_EACH = 3;

type Cells = Record<string, string>;

/** An even spread that says the same of the same number. */
function spread(number: number, salt: number): number {
  let mixed = Math.imul(number + salt * 7919, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function pick(values: readonly string[], number: number, salt: number): string {
  return values[spread(number, salt) % values.length] ?? '';
}

function attributes(named: readonly (readonly [name: string, values: string])[]): Cells {
  return Object.fromEntries(
    named.flatMap(([name, values], index) => [
      [`Attribute ${index + 1} name`, name],
      [`Attribute ${index + 1} value(s)`, values],
      [`Attribute ${index + 1} visible`, '1'],
      [`Attribute ${index + 1} global`, '1'],
    ]),
  );
}

/** How a template's number is written wherever it stands, so that it can be told from everything else. */
export function templateNumber(number: number): string {
  return String(number).padStart(7, '0');
}

function product(number: number): Cells {
  const maker = pick(MAKERS, number, 1);
  const stockStatus = pick(SHELVES, number, 2);
  const name = `${maker} ${pick(KINDS, number, 3)} ${templateNumber(number)}`;
  const start = spread(number, 4) % COLOURS.length;
  const colours = Array.from({ length: COLOURS_EACH }, (_, step) => COLOURS[(start + step) % COLOURS.length]);
  return {
    SKU: `BIG-${templateNumber(number)}`,
    Name: name,
    Published: '1',
    'Visibility in catalog': 'visible',
    'Short description': `<ul class="product-specs"><li><strong>Maker:</strong> ${maker}</li></ul>`,
    Description:
      `<p>${name} of ${maker}, drawn for measuring. It warms evenly, rests in the hand and is checked before it leaves.</p>`.repeat(
        3,
      ),
    'Tax status': 'taxable',
    'In stock?': '1',
    Categories: `Measured goods > ${stockStatus} > ${stockStatus} of ${maker}`,
    Tags: `measured ${spread(number, 5) % 20}`,
    Position: String(number),
    ...attributes([
      ['Colour', colours.join(', ')],
      ['Brand', maker],
      ['Format', pick(FORMATS, number, 6)],
      ['Heating type', pick(HEATS, number, 7)],
      ['Flavour family', pick(FAMILIES, number, 8)],
      ['Intensity', String(1 + (spread(number, 9) % 5))],
    ]),
    'Meta: _jamra_name_ar': `${maker} طراز ${templateNumber(number)}`,
  };
}

function family(number: number): Cells[] {
  const values = product(number);
  const price = `${20 + (spread(number, 10) % 900)}.00`;
  if (number % 4 !== 0) {
    const sale: Cells = number % 5 === 0 ? { 'Sale price': '15.00' } : {};
    return [
      { ...values, Type: 'simple', 'Regular price': price, Stock: String(spread(number, 11) % 40), ...sale },
    ];
  }
  const colours = values['Attribute 1 value(s)']?.split(', ') ?? [];
  return [
    { ...values, Type: 'variable' },
    ...colours.map((colour, position) => ({
      Type: 'variation',
      SKU: `${values.SKU}-${colour.toUpperCase()}`,
      Name: `${values.Name} - ${colour}`,
      Published: '1',
      'Tax status': 'taxable',
      'In stock?': '1',
      Stock: String((number + position) % 20),
      'Regular price': price,
      Parent: values.SKU ?? '',
      Position: String(position),
      ...attributes([['Colour', colour]]),
    })),
  ];
}

/** Products 1 to `count`, every fourth with three variations, as rows of a product file. */
export async function* templateRows(count: number): AsyncGenerator<SourceRow> {
  let line = 1;
  for (let number = 1; number <= count; number += 1) {
    for (const row of family(number)) {
      line += 1;
      const names = Object.keys(row);
      yield {
        line,
        cells: Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value])),
        headers: Object.fromEntries(names.map((name) => [name.toLowerCase(), name])),
      };
    }
  }
}
