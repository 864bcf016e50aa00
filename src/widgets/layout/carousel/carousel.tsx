import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { Carousel as Row, shownStyle } from '../../parts/carousel.tsx';
import type { fields } from './fields.ts';

type CarouselProps = ResolvedOf<typeof fields> & { slots: Readonly<Record<'content', ReactNode>> };

/** Nodes in a row that scrolls sideways. */
export function Carousel(props: CarouselProps) {
  const { label, shown, navigation, autoplay, autoplaySpeed, loops, slots } = props;
  const { t } = useLanguage();
  return (
    <Row
      label={label || t('content:carousel.name')}
      hasArrows={navigation === 'both' || navigation === 'arrows'}
      hasDots={navigation === 'both' || navigation === 'dots'}
      loops={loops || autoplay}
      autoplayMs={autoplay ? autoplaySpeed : null}
      style={shownStyle(shown)}
    >
      {slots.content}
    </Row>
  );
}
