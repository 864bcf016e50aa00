import type { Media } from '#shop/media';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { useLanguage } from '../language/language.tsx';
import { mediaAddress, Tile } from '../picture/picture.tsx';

/** A photo of a review; the lightbox shows it larger. */
export function PhotoLink({ media, alt }: { media: Media; alt: string }) {
  const { language } = useLanguage();
  const picture = toPicture(media, language);
  const address = mediaAddress(picture.file);
  return (
    <a
      href={address}
      data-large_image={address}
      data-large_image_width={picture.widthPx}
      data-large_image_height={picture.heightPx}
      data-caption={alt}
    >
      <Tile picture={picture} sizes="112px" alt={alt} />
    </a>
  );
}
