import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { ButtonLink, LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

/** A place: its map as a picture that leads to a map service, and its address. */
export function MapBlock({ image, title, address, label, url }: ResolvedOf<typeof fields>) {
  return (
    <div className="j-map">
      {image === null ? null : (
        <LinkedBox url={url} className="j-map__picture">
          <Picture picture={image} sizes="(max-width: 768px) 100vw, 66vw" alt={image.alt || title} />
        </LinkedBox>
      )}
      <div className="j-map__words">
        {title === '' ? null : <b>{title}</b>}
        {address === '' ? null : <address className="j-lines-kept">{address}</address>}
        <ButtonLink label={label} url={label === '' ? '' : url} look="j-btn--secondary j-btn--s" />
      </div>
    </div>
  );
}
