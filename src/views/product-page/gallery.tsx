import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '#shop/media';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { mediaAddress, smallAddress, Tile } from '../picture/picture.tsx';
import { join } from '../style/join.ts';
import { shapeOf } from './picture-shape.ts';

/** The gallery settings. */
export type GalleryFacts = Readonly<{ moveMs: number; viewerShares: boolean }>;

type GalleryProps = GalleryFacts & {
  pictures: readonly Picture[];
  /** The picture shown first. */
  shown: Picture | null;
  name: string;
  badges: ReactNode;
};

/** The `sizes` attribute of the large picture. */
export const STAGE_SIZES = '(max-width: 1024px) 100vw, 55vw';
const COLUMNS = '6';

type ImageProps = { picture: Picture; name: string; index: number; isShown: boolean };

/** Custom properties for the stylesheet. */
function properties(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}

function GalleryImage({ picture, name, index, isShown }: ImageProps) {
  const address = mediaAddress(picture.file);
  const alt = picture.alt || name;
  return (
    <div
      className="woocommerce-product-gallery__image"
      data-thumb={smallAddress(picture)}
      data-thumb-alt={alt}
      data-slide={index}
      style={properties({ '--ratio': shapeOf(picture) })}
    >
      <a href={address} tabIndex={-1}>
        <Tile
          picture={picture}
          sizes={STAGE_SIZES}
          isEager={isShown}
          alt={alt}
          className={index === 0 ? 'wp-post-image' : ''}
          attributes={{
            title: picture.title || alt,
            'data-caption': picture.caption,
            'data-src': address,
            'data-large_image': address,
            'data-large_image_width': picture.widthPx,
            'data-large_image_height': picture.heightPx,
          }}
        />
      </a>
    </div>
  );
}

function Thumbnails({ pictures, first }: { pictures: readonly Picture[]; first: number }) {
  const { t } = useLanguage();
  return (
    <ul className="j-thumbs" aria-label={t('product:pictures')}>
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
  );
}

/** Opens the viewer; without script, the large picture. */
function Trigger({ picture }: { picture: Picture }) {
  const { t } = useLanguage();
  return (
    <a
      className="woocommerce-product-gallery__trigger j-iconbtn j-gallery__full"
      href={mediaAddress(picture.file)}
      role="button"
      aria-haspopup="dialog"
      aria-label={t('viewer:open')}
    >
      <Icon name="corners-out" isSmall />
    </a>
  );
}

/**
 * The product gallery: one large picture, and thumbnails when there are more. Without script the gallery scrolls
 * and the thumbnails open the pictures. Source: WIRE §8
 */
export function Gallery({ pictures, shown, name, badges, moveMs, viewerShares }: GalleryProps) {
  const first = Math.max(
    0,
    pictures.findIndex(({ file }) => file === shown?.file),
  );
  const current = pictures[first];
  const isSlider = pictures.length > 1;
  const stage = properties({ '--at': first, '--move': `${moveMs}ms`, '--ratio': shapeOf(current ?? null) });
  return (
    <div
      className={join(
        'j-gallery woocommerce-product-gallery images',
        `woocommerce-product-gallery--${current === undefined ? 'without' : 'with'}-images`,
        `woocommerce-product-gallery--columns-${COLUMNS}`,
      )}
      data-template-id="product-gallery"
      data-columns={COLUMNS}
      data-gallery=""
      data-sticky-on="desktop"
      data-viewer-share={viewerShares ? '' : undefined}
    >
      <span className="j-tile__badges j-gallery__badges">{badges}</span>
      {current === undefined ? null : <Trigger picture={current} />}
      <div
        className="j-gallery__stage woocommerce-product-gallery__wrapper"
        data-slider={isSlider ? '' : undefined}
        style={stage}
      >
        {current === undefined ? (
          <div className="woocommerce-product-gallery__image--placeholder">
            <Tile picture={null} sizes={STAGE_SIZES} />
          </div>
        ) : null}
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
      {isSlider ? <Thumbnails pictures={pictures} first={first} /> : null}
    </div>
  );
}
