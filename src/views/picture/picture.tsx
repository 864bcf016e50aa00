import type { CSSProperties, ImgHTMLAttributes, ReactNode } from 'react';
import type { Picture as PictureData, PictureSize } from '#shop/media';
import { join } from '../style/join.ts';

type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute; where the picture is lazy, only browsers without `sizes="auto"` go by it. */
  sizes: string;
  /** The most CSS pixels it is laid out at; wider copies than that needs are left out. */
  maxWidthPx?: number;
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

function copiesOf(picture: PictureData, wanted: PictureSize['format']): PictureSize[] {
  return picture.sizes.filter(({ format }) => format === wanted).toSorted((a, b) => a.widthPx - b.widthPx);
}

/**
 * The `srcset` of one format.
 *
 * @param mostWidthPx copies wider than the smallest that has this width are left out
 */
export function sourceSet(
  picture: PictureData,
  format: PictureSize['format'],
  mostWidthPx = Number.POSITIVE_INFINITY,
): string {
  const copies = copiesOf(picture, format);
  const widest = copies.findIndex(({ widthPx }) => widthPx >= mostWidthPx);
  return copies
    .slice(0, widest === -1 ? copies.length : widest + 1)
    .map((copy) => `${mediaAddress(copy.file)} ${copy.widthPx}w`)
    .join(', ');
}

/** The smallest copy with at least the given width, else the largest; the original if there are no copies. */
export function copyAddress(picture: PictureData, leastWidthPx: number): string {
  const copies = copiesOf(picture, 'webp');
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

/** Whether its resized copies are made. */
export function hasCopies(picture: PictureData): boolean {
  return picture.sizes.some(({ format }) => format === 'avif');
}

/** Pixels of a screen for each CSS pixel; of denser ones nobody sees the difference. */
const DENSEST = 3;
/** Of the copy for browsers without AVIF, where no width is known: fills a phone, or half of a screen. */
const FALLBACK_WIDTH_PX = 1206;

/** As laid out. */
const MOST_THUMBNAIL_PX = 144;

/** The most CSS pixels, where they are known: those of `sizes`, where it is one length, as '64px'. */
function widestPx({ sizes, maxWidthPx }: PictureProps): number | undefined {
  const [, width] = /^(\d+)px$/.exec(sizes) ?? [];
  return maxWidthPx ?? (width === undefined ? undefined : Number(width));
}

/** A thumbnail on the screen does not delay the large pictures, as it would by itself. */
function priorityOf(props: PictureProps): Pick<ImgHTMLAttributes<HTMLImageElement>, 'fetchPriority'> {
  if (props.isEager === true) return { fetchPriority: 'high' };
  return (widestPx(props) ?? Number.POSITIVE_INFINITY) <= MOST_THUMBNAIL_PX ? { fetchPriority: 'low' } : {};
}

/** The AVIF copies; one alone needs no `sizes`. */
function Copies(props: PictureProps) {
  const { picture, sizes, isEager = false } = props;
  const widest = widestPx(props);
  const copies = sourceSet(picture, 'avif', widest === undefined ? undefined : widest * DENSEST);
  if (!copies.includes(',')) return <source type="image/avif" srcSet={copies} />;
  return <source type="image/avif" srcSet={copies} sizes={isEager ? sizes : lazySizes(sizes)} />;
}

/**
 * A picture with its resized copies, and always with its dimensions, so that the layout does not shift. Browsers without
 * AVIF have one WebP copy.
 */
export function Picture(props: PictureProps) {
  const { picture, isEager = false, alt, className, style, attributes } = props;
  const image = (
    <img
      {...attributes}
      className={className}
      style={style}
      src={copyAddress(picture, Math.min(FALLBACK_WIDTH_PX, 2 * (widestPx(props) ?? FALLBACK_WIDTH_PX)))}
      alt={alt ?? picture.alt}
      width={picture.widthPx}
      height={picture.heightPx}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...priorityOf(props)}
      {...(hasCopies(picture) && !isEager ? { sizes: 'auto' } : {})}
    />
  );
  if (!hasCopies(picture)) return image;
  return (
    <picture>
      <Copies {...props} />
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
