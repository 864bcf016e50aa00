import type { ReactNode } from 'react';
import type { Picture } from '#shop/media';
import { useLanguage } from '../language/language.tsx';
import { mediaAddress, Tile } from '../picture/picture.tsx';

type GalleryProps = {
  pictures: readonly Picture[];
  /** Which of them stands on the stage first. */
  shown: Picture | null;
  name: string;
  badges: ReactNode;
};

/** How wide the stage stands on which screens. */
export const STAGE_SIZES = '(max-width: 1024px) 100vw, 55vw';

type ImageProps = { picture: Picture; name: string; index: number; isShown: boolean };

function GalleryImage({ picture, name, index, isShown }: ImageProps) {
  const address = mediaAddress(picture.file);
  return (
    <div
      className="woocommerce-product-gallery__image"
      data-thumb={address}
      data-thumb-alt={picture.alt || name}
      data-slide={index}
      hidden={!isShown}
    >
      <a
        href={address}
        data-caption={picture.caption}
        data-large_image={address}
        data-large_image_width={picture.widthPx}
        data-large_image_height={picture.heightPx}
      >
        <Tile
          picture={picture}
          melts={index !== 3 && index !== 5}
          sizes={STAGE_SIZES}
          isEager={isShown}
          alt={picture.alt || name}
          className={index === 0 ? 'wp-post-image' : ''}
        />
      </a>
    </div>
  );
}

/** One large picture and, where there are more, a strip to choose from; without script the strip opens the pictures. */
export function Gallery({ pictures, shown, name, badges }: GalleryProps) {
  const { t } = useLanguage();
  const first = Math.max(
    0,
    pictures.findIndex(({ file }) => file === shown?.file),
  );
  return (
    <div
      className="j-gallery woocommerce-product-gallery images"
      data-columns="6"
      data-gallery=""
      data-sticky-on="desktop"
    >
      <div className="j-gallery__stage woocommerce-product-gallery__wrapper">
        <span className="j-tile__badges">{badges}</span>
        {pictures.length === 0 ? <Tile picture={null} sizes={STAGE_SIZES} /> : null}
        {pictures.map((picture, index) => (
          <GalleryImage
            key={picture.file}
            picture={picture}
            name={name}
            index={index}
            isShown={index === first}
          />
        ))}
      </div>
      {pictures.length > 1 ? (
        <ul className="j-thumbs flex-control-thumbs" aria-label={t('product:pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.file}>
              <a
                href={mediaAddress(picture.file)}
                data-thumb-of={index}
                aria-label={t('product:pictureOf', { number: index + 1, total: pictures.length })}
                aria-current={index === first ? 'true' : undefined}
              >
                <Tile picture={picture} sizes="88px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
