import { z } from 'zod';
import type { Picture as PictureData } from '#shop/media';
import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import { imageId, type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({
  image: imageId,
  heading: localized,
  text: localized,
  facts: z.array(z.object({ value: localized, label: localized })),
  link,
});

type BandProps = {
  picture: PictureData | null;
  heading: string;
  text: string;
  facts: readonly { value: string; label: string }[];
  link: Link;
};

/** One thing on dark ground, at most once on a page. */
function Band({ picture, heading, text, facts, link: way }: BandProps) {
  const { to } = useLanguage();
  return (
    <section className="j-band" data-scheme="dark">
      {picture === null ? null : <Picture className="j-band__img" picture={picture} sizes="75vw" alt="" />}
      <div className="j-wrap j-band__in">
        <h2>{heading}</h2>
        <p className="j-lead">{text}</p>
        <div className="j-band__specs">
          {facts.map(({ value, label }) => (
            <div key={label}>
              <b>{value}</b>
              <span>{label}</span>
            </div>
          ))}
        </div>
        <div className="j-hero__acts">
          <a className="j-btn j-btn--primary" href={to(way.url)}>
            {way.label}
          </a>
        </div>
      </div>
    </section>
  );
}

export const band: Widget<z.infer<typeof fields>, BandProps> = {
  name: 'band',
  fields,
  View: Band,
  resolve: async (given, place) => ({
    picture: await place.picture(given.image),
    heading: place.text(given.heading),
    text: place.text(given.text),
    facts: given.facts.map(({ value, label }) => ({ value: place.text(value), label: place.text(label) })),
    link: linkIn(given.link, place),
  }),
};
