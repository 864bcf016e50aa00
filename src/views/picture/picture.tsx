import type { CSSProperties, ImgHTMLAttributes, ReactNode } from 'react';
import type { Picture as PictureData } from '#shop/media';
import { join } from '../style/join.ts';

type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute: how wide it stands on which screens. */
  sizes: string;
  /** Loaded at once; for what is seen first. */
  isEager?: boolean;
  alt?: string;
  className?: string;
  style?: CSSProperties;
  /** More of the image itself: names that scripts read. */
  attributes?: ImgHTMLAttributes<HTMLImageElement> & { [name: `data-${string}`]: string | number };
};

export function mediaAddress(file: string): string {
  return `/media/${file}`;
}

/** The smaller copies of one format, for `srcset`. */
export function sourceSet(picture: PictureData, format: 'avif' | 'webp'): string {
  return picture.sizes
    .filter((size) => size.format === format)
    .map((size) => `${mediaAddress(size.file)} ${size.widthPx}w`)
    .join(', ');
}

/** The smallest copy, for strips; the picture itself while there is none. */
export function smallAddress(picture: PictureData): string {
  const [smallest] = picture.sizes
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => a.widthPx - b.widthPx);
  return mediaAddress(smallest?.file ?? picture.file);
}

/** A picture with its copies once they are made, and its own size always, so that nothing moves when it arrives. */
export function Picture({
  picture,
  sizes,
  isEager = false,
  alt,
  className,
  style,
  attributes,
}: PictureProps) {
  const image = (
    <img
      {...attributes}
      className={className}
      style={style}
      src={mediaAddress(picture.file)}
      alt={alt ?? picture.alt}
      width={picture.widthPx}
      height={picture.heightPx}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...(isEager ? { fetchPriority: 'high' as const } : {})}
    />
  );
  if (picture.sizes.length === 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}

type TileProps = Omit<PictureProps, 'picture'> & {
  picture: PictureData | null;
  /** Fades the picture's edges into the tile's ground. */
  melts?: boolean;
  children?: ReactNode;
};

/** A picture on its own ground; without one, the shop's mark. */
export function Tile({ picture, melts = false, children, ...rest }: TileProps) {
  return (
    <span className={join('j-tile', melts && 'j-tile--melt')}>
      {children}
      {picture === null ? (
        <img src="/brand/mark.svg" alt="" width={64} height={64} loading="lazy" />
      ) : (
        <Picture picture={picture} {...rest} />
      )}
    </span>
  );
}
