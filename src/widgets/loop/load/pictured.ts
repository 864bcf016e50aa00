import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { toPicture } from '#shop/media';
import { pictureFiles, withPictures } from '#views/content-page/with-pictures.ts';

/** Adds sizes, modern formats and lightbox texts to the pictures of an HTML text. */
export async function pictured(shop: Pick<Shop, 'media'>, language: Language, html: string): Promise<string> {
  const media = await shop.media.findByFile(pictureFiles(html));
  return withPictures(
    html,
    media.map((one) => toPicture(one, language)),
  );
}
