import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '#shop/media';
import { lightboxFacts, linkedSize } from '#views/picture/lightbox-facts.ts';
import { mediaAddress, Tile } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type GalleryProps = ResolvedOf<typeof fields>;
type Shape = CSSProperties & Record<'--cols-d' | '--cols-t' | '--cols-m', number> & { '--ratio': string };

const RATIOS = { square: '1', landscape: '4 / 3', portrait: '3 / 4' } as const;
const SIZES = '(max-width: 768px) 50vw, 33vw';

function Shot({ image, caption }: { image: PictureData; caption: string }) {
  const { file, title } = image;
  return (
    <figure className="j-shot">
      <a href={mediaAddress(file)} {...lightboxFacts(image, caption)} {...linkedSize(image)}>
        <Tile picture={image} sizes={SIZES} alt={image.alt || caption || title} />
      </a>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Pictures in rows; each is a link to its file, which the lightbox opens. */
export function Gallery({ pictures, columns, ratio }: GalleryProps) {
  const shape: Shape = {
    '--cols-d': columns.desktop,
    '--cols-t': columns.tablet,
    '--cols-m': columns.mobile,
    '--ratio': RATIOS[ratio],
  };
  return (
    <div className="j-grid j-shots" style={shape} data-lightbox="">
      {pictures.map(({ image, caption }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice, and printed lists never change
        image === null ? null : <Shot key={index} image={image} caption={caption} />,
      )}
    </div>
  );
}
