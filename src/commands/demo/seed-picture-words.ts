import { z } from 'zod';
import { addDemoPicture, type DemoFolder } from './demo-folder.ts';

const text = z.object({ en: z.string(), ar: z.string() });

const wordsFile = z.object({
  /** Captions by view, for all pictures of that view. */
  views: z.record(z.string(), text),
  /** Texts of single pictures. */
  pictures: z.record(z.string(), z.object({ alt: text, title: text, description: text }).partial()),
});

const indexFile = z.array(z.object({ file: z.string(), view: z.string().optional() }));

/** Captions, alt texts, titles and descriptions of the product pictures. */
export async function seedPictureWords(demo: DemoFolder): Promise<void> {
  const { views, pictures } = wordsFile.parse(await demo.readJson('picture-words.json'));
  const index = indexFile.parse(await demo.readJson('images.json'));
  for (const [number, { file, view }] of index.entries()) {
    const words = pictures[file];
    const caption = views[view ?? ''];
    if (words === undefined && caption === undefined) continue;
    demo.report('Captions', number, index.length);
    const id = await addDemoPicture(demo, file);
    if (id === null) continue;
    await demo.shop.media.describe(id, { ...words, ...(caption === undefined ? {} : { caption }) });
  }
}
