import sharp from 'sharp';
import { PLAIN_IMPORT, rowsOf } from '../../a-shop.ts';
import { withShop } from '../products.ts';

/** A product in no list, with a square, a wide, a tall and a small picture. */
export const ODD_PICTURES = '/product/odd-pictures/';

const SHAPES = [
  { name: 'square', width: 1600, height: 1600 },
  { name: 'wide', width: 1600, height: 900 },
  { name: 'tall', width: 1200, height: 1500 },
  { name: 'small', width: 300, height: 300 },
];

async function drawPicture(fileName: string): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const index = SHAPES.findIndex(({ name }) => fileName === `${name}.jpg`);
  const shape = SHAPES[index];
  if (shape === undefined) return null;
  const background = { r: 60 + index * 40, g: 120, b: 160 };
  const { width, height } = shape;
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { bytes, fileName };
}

async function importOddProduct(isPublished: boolean): Promise<void> {
  const row = {
    Type: 'simple',
    SKU: 'ODD-PICTURES',
    Name: 'Odd pictures',
    Published: isPublished ? '1' : '-1',
    'Visibility in catalog': 'hidden',
    'Regular price': '10.00',
    Images: SHAPES.map(({ name }) => `${name}.jpg`).join(', '),
  };
  await withShop(async (shop) => {
    const options = { ...PLAIN_IMPORT, readPicture: drawPicture };
    const report = await shop.catalogue.importProducts(rowsOf([row]), options);
    if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused[0]));
  });
}

/** Imports the product. @returns removes it */
export async function showOddPictures(): Promise<() => Promise<void>> {
  await importOddProduct(true);
  return () => importOddProduct(false);
}
