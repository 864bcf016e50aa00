import { Tile } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { AboveTheFoldProps } from '../../tree/above-the-fold.ts';
import type { fields } from './fields.ts';

type TilesProps = ResolvedOf<typeof fields> & HeadingProps & AboveTheFoldProps;

/** Tiles of the first row. */
const LARGE = 2;

/** Product categories as large pictures. */
export function CategoryTiles({ heading, tiles, headingId, isAboveTheFold = false }: TilesProps) {
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
              sizes={index < LARGE ? '(max-width: 768px) 100vw, 50vw' : '(max-width: 768px) 50vw, 33vw'}
              isEager={isAboveTheFold && index < LARGE}
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
