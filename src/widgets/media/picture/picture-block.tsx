import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

/** A picture with a caption, and a link where it has one. */
export function PictureBlock({ image, caption, url }: ResolvedOf<typeof fields>) {
  if (image === null) return null;
  return (
    <figure className="j-figure">
      <LinkedBox url={url}>
        <Picture picture={image} sizes="(max-width: 768px) 100vw, 75vw" />
      </LinkedBox>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
