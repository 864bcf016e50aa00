import type { CSSProperties } from 'react';
import type { ProductCard as Card, CardSwatch } from '#shop/listing';
import { SHOWN_SWATCHES } from '#shop/listing/product-card.ts';
import { useLanguage } from '../language/language.tsx';
import { copyAddress } from '../picture/picture.tsx';

/** Wide enough for a card on a phone, and on a dense large screen. */
const PICTURE_WIDTH_PX = 750;

function colour(hex: string): CSSProperties {
  const style: CSSProperties & Record<'--sw', string> = { '--sw': hex };
  return style;
}

/** Opens the product in a colour; with script the card shows that colour, and its links lead to it. */
function Swatch({ card, swatch }: { card: Card; swatch: CardSwatch }) {
  const { t, to } = useLanguage();
  const { name, hex, option, picture } = swatch;
  if (option === undefined) return <i style={colour(hex)} />;
  return (
    <a
      style={colour(hex)}
      href={to(`${card.address}?attribute_${option.attribute}=${encodeURIComponent(option.value)}`)}
      title={name}
      rel="nofollow"
      data-swatch=""
      data-src={picture ? copyAddress(picture, PICTURE_WIDTH_PX) : undefined}
    >
      <span className="j-vh">{t('product:inColour', { name: card.name, colour: name })}</span>
    </a>
  );
}

/** The colours of a product, the first as links, and the number of the others. */
export function CardSwatches({ card }: { card: Card }) {
  const { t, to } = useLanguage();
  const more = card.swatches.length - SHOWN_SWATCHES;
  return (
    <span className="j-dots" role="group" aria-label={t('product:colours', { count: card.swatches.length })}>
      {card.swatches.slice(0, SHOWN_SWATCHES).map((swatch) => (
        <Swatch key={swatch.name} card={card} swatch={swatch} />
      ))}
      {more > 0 ? (
        <a
          className="j-dots__more"
          href={to(card.address)}
          aria-label={t('product:moreColours', { name: card.name, count: more })}
        >
          +{more}
        </a>
      ) : null}
    </span>
  );
}
