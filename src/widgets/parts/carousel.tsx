import type { CSSProperties, ReactNode } from 'react';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { join } from '#views/style/join.ts';

type CarouselProps = {
  /** The accessible name. */
  label: string;
  hasArrows: boolean;
  hasDots: boolean;
  /** The first follows the last. */
  loops: boolean;
  /** null: no autoplay. */
  autoplayMs: number | null;
  className?: string;
  style?: CSSProperties;
  /** Its children are entries of a list. */
  isList?: boolean;
  children: ReactNode;
};

function PauseButton() {
  const { t } = useLanguage();
  const [pause, play] = [t('content:carousel.pause'), t('content:carousel.play')];
  return (
    <button
      type="button"
      className="j-iconbtn"
      data-carousel-pause=""
      data-pause={pause}
      data-play={play}
      aria-label={pause}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}

function Arrow({ side }: { side: 'previous' | 'next' }) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="j-iconbtn"
      {...{ [`data-carousel-${side}`]: '' }}
      aria-label={t(`content:carousel.${side}`)}
    >
      <Icon name={side === 'previous' ? 'caret-left' : 'caret-right'} flips />
    </button>
  );
}

type Shown = CSSProperties & Record<'--shown-d' | '--shown-t' | '--shown-m', number>;

/** How many items show at once, by device. */
export function shownStyle({ desktop, tablet, mobile }: Readonly<Record<DeviceMode, number>>): Shown {
  return { '--shown-d': desktop, '--shown-t': tablet, '--shown-m': mobile };
}

function Track({ label, isList, children }: { label: string; isList: boolean; children: ReactNode }) {
  const track = {
    className: 'j-carousel__track',
    'data-carousel-track': '',
    'aria-label': label,
    tabIndex: 0,
  };
  if (isList)
    return (
      <ul {...track} data-loop-items="">
        {children}
      </ul>
    );
  return (
    <div {...track} role="group">
      {children}
    </div>
  );
}

/** What scrolls sideways and snaps to its items; with script it has arrows, dots and autoplay. Source: WG-08 */
export function Carousel(props: CarouselProps) {
  const { label, hasArrows, hasDots, loops, autoplayMs, className, style, isList = false, children } = props;
  const { t } = useLanguage();
  const page = t('content:carousel.page', { page: '{{page}}', total: '{{total}}' });
  return (
    <section
      className={join('j-carousel', className)}
      style={style}
      aria-label={label}
      data-carousel=""
      data-loops={loops ? '' : undefined}
      data-autoplay-ms={autoplayMs ?? undefined}
    >
      <Track label={label} isList={isList}>
        {children}
      </Track>
      <div className="j-carousel__controls" data-carousel-controls="" hidden>
        {autoplayMs === null ? null : <PauseButton />}
        {hasDots ? <div className="j-carousel__dots" data-carousel-dots="" data-label={page} /> : null}
        {hasArrows ? (
          <div className="j-carousel__arrows">
            <Arrow side="previous" />
            <Arrow side="next" />
          </div>
        ) : null}
      </div>
    </section>
  );
}
