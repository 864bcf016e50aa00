import { toPicture } from '#shop/media';
import type { Shop } from '#src/compose.ts';
import { pictureFiles, withPictures } from '#views/content-page/with-pictures.ts';
import type { Visit } from '../context.ts';

/** A text with its pictures as the page shows them: sizes, copies, and words for the lightbox. */
export async function pictured(shop: Shop, { language }: Visit, html: string): Promise<string> {
  const media = await shop.media.findByFile(pictureFiles(html));
  return withPictures(
    html,
    media.map((one) => toPicture(one, language)),
  );
}
