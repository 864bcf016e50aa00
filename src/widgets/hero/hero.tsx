import { z } from 'zod';
import type { Picture as PictureData } from '#shop/media';
import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import { imageId, type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({
  slides: z
    .array(z.object({ image: imageId, heading: localized, text: localized, links: z.array(link).max(2) }))
    .min(1),
});

type Slide = { picture: PictureData | null; heading: string; text: string; links: readonly Link[] };
type HeroProps = { slides: readonly Slide[] };

const LOOKS = ['j-btn--primary', 'j-btn--secondary'];

function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { to } = useLanguage();
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="j-hero">
      {slide.picture === null ? null : (
        <Picture className="j-hero__img" picture={slide.picture} sizes="100vw" isEager={isFirst} alt="" />
      )}
      <div className="j-wrap j-hero__in">
        <Heading>{slide.heading}</Heading>
        <p className="j-lead">{slide.text}</p>
        <div className="j-hero__acts">
          {slide.links.map(({ label, url }, index) => (
            <a key={url} className={`j-btn ${LOOKS[index] ?? ''}`} href={to(url)}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The first words of a page over a large picture; several slides stand side by side and are swiped, never by themselves. */
function Hero({ slides }: HeroProps) {
  return (
    <div className={slides.length > 1 ? 'j-slides' : undefined}>
      {slides.map((slide, index) => (
        <HeroSlide key={slide.heading} slide={slide} isFirst={index === 0} />
      ))}
    </div>
  );
}

export const hero: Widget<z.infer<typeof fields>, HeroProps> = {
  name: 'hero',
  fields,
  View: Hero,
  resolve: async ({ slides }, place) => ({
    slides: await Promise.all(
      slides.map(async ({ image, heading, text, links }) => ({
        picture: await place.picture(image),
        heading: place.text(heading),
        text: place.text(text),
        links: links.map((one) => linkIn(one, place)),
      })),
    ),
  }),
};
