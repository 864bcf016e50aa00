import type { CSSProperties } from 'react';
import { Icon } from '#views/icon/icon.tsx';
import { Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

type DuoProps = ResolvedOf<typeof fields>;

/** Two cards side by side. */
export function Duo({ cards }: DuoProps) {
  return (
    <section className="j-section j-wrap">
      <div className="j-duo">
        {cards.map((card) => {
          const style: CSSProperties & Record<'--bg', string> = { '--bg': card.ground };
          return (
            <LinkedBox key={card.heading} className="j-duo__card" url={card.link.url} style={style}>
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
          );
        })}
      </div>
    </section>
  );
}
