import { z } from 'zod';
import type { Picture } from '#shop/media';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { imageId, localized, type Widget } from '../widget.ts';

const fields = z.object({
  heading: localized,
  tiles: z.array(z.object({ image: imageId, label: localized, note: localized.optional(), url: z.string() })),
});

type TilesProps = {
  heading: string;
  tiles: readonly { picture: Picture | null; label: string; note: string; url: string }[];
};

/** Kinds of goods as large pictures. */
function CategoryTiles({ heading, tiles }: TilesProps) {
  const { to } = useLanguage();
  return (
    <section className="j-section j-wrap">
      <div className="j-head">
        <h2>{heading}</h2>
      </div>
      <div className="j-bento">
        {tiles.map(({ picture, label, note, url }, index) => (
          <a key={url} href={to(url)}>
            <Tile
              picture={picture}
              sizes={index < 2 ? '(max-width: 768px) 100vw, 50vw' : '(max-width: 768px) 50vw, 33vw'}
              alt=""
            />
            <span className="j-bento__label">
              {label}
              {note === '' ? null : <small>{note}</small>}
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

export const categoryTiles: Widget<z.infer<typeof fields>, TilesProps> = {
  name: 'category-tiles',
  fields,
  View: CategoryTiles,
  resolve: async ({ heading, tiles }, place) => ({
    heading: place.text(heading),
    tiles: await Promise.all(
      tiles.map(async ({ image, label, note, url }) => ({
        picture: await place.picture(image),
        label: place.text(label),
        note: note === undefined ? '' : place.text(note),
        url,
      })),
    ),
  }),
};
