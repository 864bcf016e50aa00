import type { CSSProperties, ImgHTMLAttributes, ReactNode } from 'react';
import type { Picture as PictureData } from '#shop/media';
import { join } from '../style/join.ts';

type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute; where the picture is lazy, only browsers without `sizes="auto"` go by it. */
  sizes: string;
  /** Not lazy; for pictures above the fold. */
  isEager?: boolean;
  alt?: string;
  className?: string;
  style?: CSSProperties;
  /** Additional attributes that scripts read. */
  attributes?: ImgHTMLAttributes<HTMLImageElement> & { [name: `data-${string}`]: string | number };
};

export function mediaAddress(file: string): string {
  return `/media/${file}`;
}

/** The `srcset` of one format. */
export function sourceSet(picture: PictureData, format: 'avif' | 'webp'): string {
  return picture.sizes
    .filter((size) => size.format === format)
    .map((size) => `${mediaAddress(size.file)} ${size.widthPx}w`)
    .join(', ');
}

/** The smallest copy with at least the given width, else the largest; the original if there are no copies. */
export function copyAddress(picture: PictureData, leastWidthPx: number): string {
  const copies = picture.sizes
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => a.widthPx - b.widthPx);
  const copy = copies.find(({ widthPx }) => widthPx >= leastWidthPx) ?? copies.at(-1);
  return mediaAddress(copy?.file ?? picture.file);
}

/** The smallest copy; the original if there are no copies. */
export function smallAddress(picture: PictureData): string {
  return copyAddress(picture, 0);
}

/** The `sizes` of a lazy picture's sources: `auto`, the laid-out width, in browsers that support it. */
export function lazySizes(sizes: string): string {
  return `auto, ${sizes}`;
}

/** A picture with its resized copies, and always with its dimensions, so that the layout does not shift. */
export function Picture({
  picture,
  sizes,
  isEager = false,
  alt,
  className,
  style,
  attributes,
}: PictureProps) {
  const hasCopies = picture.sizes.length > 0;
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
      {...(hasCopies && !isEager ? { sizes: 'auto' } : {})}
    />
  );
  if (!hasCopies) return image;
  const sourceSizes = isEager ? sizes : lazySizes(sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sourceSizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sourceSizes} />
      {image}
    </picture>
  );
}

type TileProps = Omit<PictureProps, 'picture'> & {
  picture: PictureData | null;
  /** Fades the picture's edges into the background. */
  melts?: boolean;
  children?: ReactNode;
};

/** A picture on a tile; the shop's mark without one. */
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
