import { z } from 'zod';
import type { Picture } from '#shop/media';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { MyDeviceControl } from '#views/my-device/my-device-control.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import { imageId, type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({
  heading: localized,
  text: localized,
  cards: z.array(z.object({ image: imageId, heading: localized, text: localized, link })),
});

type FitProps = {
  heading: string;
  text: string;
  cards: readonly { picture: Picture | null; heading: string; text: string; link: Link }[];
};

/** Each card is about sticks. */
const STICKS = [{ class: 'tobacco' }] as const;

/** Which family of sticks fits which maker's devices. */
function FitCards({ heading, text, cards }: FitProps) {
  const { to } = useLanguage();
  return (
    <section className="j-wrap">
      <div className="j-head">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <MyDeviceControl />
      </div>
      <div className="j-fit j-after-5">
        {cards.map((card) => (
          <article key={card.link.url} className="j-fit__card">
            <Tile picture={card.picture} melts sizes="(max-width: 768px) 100vw, 33vw" alt="" />
            <div className="j-fit__text">
              <h3>{card.heading}</h3>
              <p>{card.text}</p>
              <a className="j-more" href={to(card.link.url)}>
                {card.link.label} <Icon name="arrow-right" isSmall flips />
              </a>
            </div>
          </article>
        ))}
      </div>
      <HealthWarning goods={STICKS} />
    </section>
  );
}

export const fitCards: Widget<z.infer<typeof fields>, FitProps> = {
  name: 'fit-cards',
  fields,
  View: FitCards,
  resolve: async ({ heading, text, cards }, place) => ({
    heading: place.text(heading),
    text: place.text(text),
    cards: await Promise.all(
      cards.map(async (card) => ({
        picture: await place.picture(card.image),
        heading: place.text(card.heading),
        text: place.text(card.text),
        link: linkIn(card.link, place),
      })),
    ),
  }),
};
