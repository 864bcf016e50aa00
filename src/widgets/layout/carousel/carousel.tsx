import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { Carousel as Row } from '../../parts/carousel.tsx';
import type { fields } from './fields.ts';

type CarouselProps = ResolvedOf<typeof fields> & { slots: Readonly<Record<'content', ReactNode>> };
type Counts = CSSProperties & Record<'--shown-d' | '--shown-t' | '--shown-m', number>;

/** Nodes in a row that scrolls sideways. */
export function Carousel(props: CarouselProps) {
  const { label, shown, navigation, autoplay, autoplaySpeed, loops, slots } = props;
  const { t } = useLanguage();
  const counts: Counts = {
    '--shown-d': shown.desktop,
    '--shown-t': shown.tablet,
    '--shown-m': shown.mobile,
  };
  return (
    <Row
      label={label || t('content:carousel.name')}
      hasArrows={navigation === 'both' || navigation === 'arrows'}
      hasDots={navigation === 'both' || navigation === 'dots'}
      loops={loops || autoplay}
      autoplayMs={autoplay ? autoplaySpeed : null}
      style={counts}
    >
      {slots.content}
    </Row>
  );
}
