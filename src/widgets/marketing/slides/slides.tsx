import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { Carousel } from '../../parts/carousel.tsx';
import { ButtonLink } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type SlidesProps = ResolvedOf<typeof fields>;
type SlideProps = { slide: SlidesProps['slides'][number]; position: string; isFirst: boolean };

function Slide({ slide, position, isFirst }: SlideProps) {
  const { image, heading, text, button } = slide;
  return (
    <div className="j-slide" data-scheme="dark" role="group" aria-label={position}>
      {image === null ? null : (
        <Picture className="j-slide__img" picture={image} sizes="100vw" isEager={isFirst} alt="" />
      )}
      <div className="j-wrap j-slide__in">
        {heading === '' ? null : <h2>{heading}</h2>}
        {text === '' ? null : <p className="j-lead">{text}</p>}
        <ButtonLink {...button} look="j-btn--primary" />
      </div>
    </div>
  );
}

/** Slides with a heading, a text and a button over a picture. Source: WG-08 */
export function Slides({ label, slides, height, navigation, autoplay, autoplaySpeed, loops }: SlidesProps) {
  const { t } = useLanguage();
  return (
    <Carousel
      label={label || t('content:carousel.name')}
      hasArrows={navigation === 'both' || navigation === 'arrows'}
      hasDots={navigation === 'both' || navigation === 'dots'}
      loops={loops}
      autoplayMs={autoplay && slides.length > 1 ? autoplaySpeed : null}
      className={`j-slideshow j-slideshow--${height}`}
    >
      {slides.map((slide, index) => (
        <Slide
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity of their own, and printed lists never change
          key={index}
          slide={slide}
          position={t('content:carousel.slide', { page: index + 1, total: slides.length })}
          isFirst={index === 0}
        />
      ))}
    </Carousel>
  );
}
