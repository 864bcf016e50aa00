import { isPictureHref } from '#kernel/web/addresses/picture-address.ts';
import type { Picture as PictureData } from '#shop/media';
import { lightboxFacts, linkedSize } from '#views/picture/lightbox-facts.ts';
import { mediaAddress, Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type Shown = ResolvedOf<typeof fields>;

/** What the lightbox shows where the link is a larger file. */
function factsOfLink({ image, caption, url }: Pick<Shown, 'caption' | 'url'> & { image: PictureData }) {
  if (!isPictureHref(url)) return {};
  return { ...lightboxFacts(image, caption), ...(url === mediaAddress(image.file) ? linkedSize(image) : {}) };
}

/** A picture with a caption, and a link where it has one. */
export function PictureBlock({ image, caption, url }: Shown) {
  if (image === null) return null;
  return (
    <figure className="j-figure">
      <LinkedBox url={url} {...factsOfLink({ image, caption, url })}>
        <Picture picture={image} sizes="(max-width: 768px) 100vw, 75vw" />
      </LinkedBox>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
