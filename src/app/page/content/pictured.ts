import type { Shop } from '#composition/shop.ts';
import { toPicture } from '#shop/media';
import { pictureFiles, withPictures } from '#views/content-page/with-pictures.ts';
import type { Visit } from '../../context.ts';

/** Adds sizes, modern formats and lightbox texts to the pictures of an HTML text. */
export async function pictured(shop: Shop, { language }: Visit, html: string): Promise<string> {
  const media = await shop.media.findByFile(pictureFiles(html));
  return withPictures(
    html,
    media.map((one) => toPicture(one, language)),
  );
}
