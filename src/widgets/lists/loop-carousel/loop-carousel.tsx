import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { type EmptyProps, Loop } from '../../loop/view/loop-content.tsx';
import { LoopEntry } from '../../loop/view/loop-items.tsx';
import type { HeadingProps } from '../../outline/outline.ts';
import { Carousel, shownStyle } from '../../parts/carousel.tsx';
import type { fields, LoopCarouselData } from './fields.ts';

const NO_GRID = {
  columns: { desktop: 1, tablet: 1, mobile: 1 },
  equalHeight: false,
  masonry: false,
  paging: 'none',
} as const;

type LoopCarouselProps = ResolvedOf<typeof fields> & LoopCarouselData & HeadingProps & EmptyProps;

/** The items of a query in a row that scrolls sideways. Source: WG-19 */
export function LoopCarousel(props: LoopCarouselProps) {
  const { data, heading, headingId, label, slidesToShow, navigation, autoplay, autoplaySpeed } = props;
  const { emptyText, slots } = props;
  const { t } = useLanguage();
  return (
    <Loop {...{ data, heading, headingId }} grid={{ ...NO_GRID, emptyText }} empty={slots.empty}>
      <Carousel
        isList
        label={label || t('content:carousel.name')}
        hasArrows={navigation === 'both' || navigation === 'arrows'}
        hasDots={navigation === 'both' || navigation === 'dots'}
        loops={autoplay}
        autoplayMs={autoplay ? autoplaySpeed : null}
        style={shownStyle(slidesToShow)}
      >
        {data.loop.items.map((item) => (
          <LoopEntry key={item.id} item={item} isLink={props.isLink} />
        ))}
      </Carousel>
    </Loop>
  );
}
