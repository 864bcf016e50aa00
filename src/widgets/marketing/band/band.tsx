import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { ButtonLink } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type BandProps = ResolvedOf<typeof fields> & HeadingProps;

/** A full-width section on a dark background. */
export function Band({ image, heading, text, facts, link, headingId }: BandProps) {
  return (
    <section className="j-band" data-scheme="dark">
      {image === null ? null : <Picture className="j-band__img" picture={image} sizes="75vw" alt="" />}
      <div className="j-wrap j-band__in">
        <h2 id={headingId}>{heading}</h2>
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
          <ButtonLink {...link} look="j-btn--primary" />
        </div>
      </div>
    </section>
  );
}
