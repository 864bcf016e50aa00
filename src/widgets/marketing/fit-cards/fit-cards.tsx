import { MyDeviceControl } from '#views/my-device/my-device-control.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { MoreLink } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type FitProps = ResolvedOf<typeof fields> & HeadingProps;

/** Every card shows sticks. */
const STICKS = [{ class: 'tobacco' }] as const;

/** Cards that say which sticks fit which brand's devices. */
export function FitCards({ heading, text, cards, headingId }: FitProps) {
  return (
    <section className="j-wrap">
      <div className="j-head">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p>{text}</p>
        </div>
        <MyDeviceControl />
      </div>
      <div className="j-fit j-after-5">
        {cards.map((card) => (
          <article key={card.heading} className="j-fit__card">
            <Tile picture={card.image} melts sizes="(max-width: 768px) 100vw, 33vw" alt="" />
            <div className="j-fit__text">
              <h3>{card.heading}</h3>
              <p>{card.text}</p>
              <MoreLink {...card.link} />
            </div>
          </article>
        ))}
      </div>
      <HealthWarning products={STICKS} />
    </section>
  );
}
