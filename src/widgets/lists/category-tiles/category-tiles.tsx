import { Tile } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type TilesProps = ResolvedOf<typeof fields> & HeadingProps;

/** Product categories as large pictures. */
export function CategoryTiles({ heading, tiles, headingId }: TilesProps) {
  return (
    <section className="j-section j-wrap">
      <div className="j-head">
        <h2 id={headingId}>{heading}</h2>
      </div>
      <div className="j-bento">
        {tiles.map(({ image, label, note, url }, index) => (
          <LinkedBox key={label} url={url}>
            <Tile
              picture={image}
              sizes={index < 2 ? '(max-width: 768px) 100vw, 50vw' : '(max-width: 768px) 50vw, 33vw'}
              alt=""
            />
            <span className="j-bento__label">
              {label}
              {note === '' ? null : <small>{note}</small>}
            </span>
          </LinkedBox>
        ))}
      </div>
    </section>
  );
}
