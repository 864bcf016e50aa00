import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { ButtonLink } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type HeroProps = ResolvedOf<typeof fields>;
type Slide = HeroProps['slides'][number];

const LOOKS = ['j-btn--primary', 'j-btn--secondary'];

function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="j-hero">
      {slide.image === null ? null : (
        <Picture className="j-hero__img" picture={slide.image} sizes="100vw" isEager={isFirst} alt="" />
      )}
      <div className="j-wrap j-hero__in">
        <Heading>{slide.heading}</Heading>
        <p className="j-lead">{slide.text}</p>
        <div className="j-hero__acts">
          {slide.links.map(({ label, url }, index) => (
            <ButtonLink key={label} label={label} url={url} look={LOOKS[index] ?? ''} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A heading over a large picture; several slides are swiped and never advance by themselves. */
export function Hero({ slides }: HeroProps) {
  return (
    <div className={slides.length > 1 ? 'j-slides' : undefined}>
      {slides.map((slide, index) => (
        <HeroSlide key={slide.heading} slide={slide} isFirst={index === 0} />
      ))}
    </div>
  );
}
