/** Columns of the template that each row has, in order. */
const COLUMNS = [
  'Type',
  'SKU',
  'Name',
  'Meta: _jamra_name_ar',
  'Published',
  'Short description',
  'Meta: _jamra_short_description_ar',
  'Description',
  'Meta: _jamra_description_ar',
  'Regular price',
  'Sale price',
  'Date sale price starts',
  'Date sale price ends',
  'Stock',
  'Low stock amount',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Meta: _jamra_class',
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const SIMPLE: Cells = {
  Type: 'simple',
  SKU: 'EXAMPLE-CASE',
  Name: 'Example case',
  'Meta: _jamra_name_ar': 'حافظة للتجربة',
  Published: '-1',
  'Short description': 'A soft case.',
  'Meta: _jamra_short_description_ar': 'حافظة ناعمة.',
  Description: '<p>A soft case with a zip.</p>',
  'Meta: _jamra_description_ar': '<p>حافظة ناعمة بسحّاب.</p>',
  'Regular price': '89.00',
  'Sale price': '69.00',
  'Date sale price starts': '2030-01-01',
  'Date sale price ends': '2030-01-31',
  Stock: '25',
  'Low stock amount': '5',
  'Weight (kg)': '0.12',
  'Length (cm)': '12',
  'Width (cm)': '6',
  'Height (cm)': '3',
  Categories: 'Accessories > Cases',
  Tags: 'new, gift',
  'Meta: _jamra_class': 'accessory',
};

const VARIABLE: Cells = {
  Type: 'variable',
  SKU: 'EXAMPLE-STAND',
  Name: 'Example stand',
  'Meta: _jamra_name_ar': 'حامل للتجربة',
  Published: '-1',
  Categories: 'Accessories > Stands',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Black, White',
  'Attribute 1 visible': '1',
  'Attribute 1 global': '1',
  'Meta: _jamra_class': 'accessory',
};

function variation(value: string, regularPrice: string): Cells {
  return {
    Type: 'variation',
    SKU: `EXAMPLE-STAND-${value.toUpperCase()}`,
    Name: `Example stand - ${value}`,
    Published: '1',
    'Regular price': regularPrice,
    Stock: '10',
    Parent: 'EXAMPLE-STAND',
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': value,
    'Attribute 1 global': '1',
    'Meta: _jamra_class': 'accessory',
  };
}

/** A product file to fill in: a simple product and one with two variations, as drafts. */
export const PRODUCT_TEMPLATE: readonly Readonly<Record<string, string>>[] = [
  SIMPLE,
  VARIABLE,
  variation('Black', '120.00'),
  variation('White', '125.00'),
].map((row) => Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? ''])));
