import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');

/** A product that no listing shows, with a square, a wide, a tall and a small picture. */
export const ODD_PICTURES = '/product/odd-pictures/';

const SHAPES = [
  { name: 'square', width: 1600, height: 1600 },
  { name: 'wide', width: 1600, height: 900 },
  { name: 'tall', width: 1200, height: 1500 },
  { name: 'small', width: 300, height: 300 },
];

function runImport(file: string): Promise<void> {
  const child = spawn(process.execPath, ['bin/command.js', 'import', file], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: process.env.SHOP_DATABASE,
      DATA_DIR: process.env.SHOP_FOLDER,
      PUBLIC_URL: process.env.SHOP_URL,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

async function importOddProduct(isPublished: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jamra-odd-'));
  try {
    for (const [index, { name, width, height }] of SHAPES.entries()) {
      const background = { r: 60 + index * 40, g: 120, b: 160 };
      const picture = sharp({ create: { width, height, channels: 3, background } });
      await picture.jpeg().toFile(join(folder, `${name}.jpg`));
    }
    const images = SHAPES.map(({ name }) => `${name}.jpg`).join(', ');
    const file = join(folder, 'odd.csv');
    const head = 'Type,SKU,Name,Published,Visibility in catalog,Regular price,Images';
    await writeFile(
      file,
      `${head}\nsimple,ODD-PICTURES,Odd pictures,${isPublished ? 1 : -1},hidden,10.00,"${images}"\n`,
    );
    await runImport(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the product up by the shop's own import. @returns what takes it down again */
export async function showOddPictures(): Promise<() => Promise<void>> {
  await importOddProduct(true);
  return () => importOddProduct(false);
}
