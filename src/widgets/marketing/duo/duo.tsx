import type { CSSProperties } from 'react';
import { contrastOf } from '#shop/design/rules/contrast.ts';
import { Icon } from '#views/icon/icon.tsx';
import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type DuoProps = ResolvedOf<typeof fields>;

const WHITE = '#ffffff';
/** What normal text needs on its ground. Source: WCAG 2.2, 1.4.3 */
const READABLE = 4.5;

/** White text, which cards have, or the shop's text colour on a light ground. */
function cardStyle(ground: string): CSSProperties {
  const isDark = contrastOf(ground.toLowerCase(), WHITE) >= READABLE;
  const style: CSSProperties & Record<'--bg', string> = { '--bg': ground };
  return isDark ? style : { ...style, color: 'var(--c-ink)' };
}

/** Two cards side by side. */
export function Duo({ cards }: DuoProps) {
  return (
    <section className="j-section j-wrap">
      <div className="j-duo">
        {cards.map((card) => (
          <LinkedBox
            key={card.heading}
            className="j-duo__card"
            url={card.link.url}
            style={cardStyle(card.ground)}
          >
            {card.image === null ? null : (
              <Picture
                picture={card.image}
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
          </LinkedBox>
        ))}
      </div>
    </section>
  );
}
