import type { CSSProperties } from 'react';
import { z } from 'zod';
import type { Picture as PictureData } from '#shop/media';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import { imageId, type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({
  cards: z
    .array(
      z.object({
        image: imageId,
        heading: localized,
        text: localized,
        link,
        /** The card's own ground, into which its picture fades. */
        ground: z.string().regex(/^#[0-9a-f]{6}$/i),
        /** Which part of the picture is shown, as `70% 50%`. */
        focus: z.string().regex(/^\d{1,3}% \d{1,3}%$/),
      }),
    )
    .max(2),
});

type DuoProps = {
  cards: readonly {
    picture: PictureData | null;
    heading: string;
    text: string;
    link: Link;
    ground: string;
    focus: string;
  }[];
};

/** Two stories side by side. */
function Duo({ cards }: DuoProps) {
  const { to } = useLanguage();
  return (
    <section className="j-section j-wrap">
      <div className="j-duo">
        {cards.map((card) => {
          const style: CSSProperties & Record<'--bg', string> = { '--bg': card.ground };
          return (
            <a key={card.link.url} className="j-duo__card" href={to(card.link.url)} style={style}>
              {card.picture === null ? null : (
                <Picture
                  picture={card.picture}
                  sizes="(max-width: 768px) 100vw, 50vw"
                  alt=""
                  style={{ objectPosition: card.focus }}
                />
              )}
              <h2>{card.heading}</h2>
              <p>{card.text}</p>
              <span className="j-more">
                {card.link.label} <Icon name="arrow-right" isSmall flips />
              </span>
            </a>
          );
        })}
      </div>
    </section>
  );
}

export const duo: Widget<z.infer<typeof fields>, DuoProps> = {
  name: 'duo',
  fields,
  View: Duo,
  resolve: async ({ cards }, place) => ({
    cards: await Promise.all(
      cards.map(async (card) => ({
        picture: await place.picture(card.image),
        heading: place.text(card.heading),
        text: place.text(card.text),
        link: linkIn(card.link, place),
        ground: card.ground,
        focus: card.focus,
      })),
    ),
  }),
};
