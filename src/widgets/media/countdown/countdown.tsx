import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { CountdownData, fields } from './fields.ts';

type CountdownProps = ResolvedOf<typeof fields> & CountdownData;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The clock, empty until the script fills it; printed at once, so that the layout does not shift. */
function Clock() {
  const { t } = useLanguage();
  return (
    <div className="j-countdown__clock" data-countdown-clock="" aria-hidden="true">
      {UNITS.map((unit) => (
        <div key={unit}>
          <b data-unit={unit}>00</b>
          <span>{t(`countdown:units.${unit}`)}</span>
        </div>
      ))}
    </div>
  );
}

/**
 * Counts down to a moment. The markup contains the moment, not the time left, so that it can be cached; without
 * scripts it is shown as a date.
 */
export function Countdown({ title, until, endText, isOver }: CountdownProps) {
  const { t, language } = useLanguage();
  if (isOver)
    return (
      <div className="j-countdown">
        <p className="j-countdown__end">{endText}</p>
      </div>
    );
  const moment = until.toISOString();
  const textWith = (left: string) => [title, left].filter((part) => part !== '').join(': ');
  return (
    <div className="j-countdown" data-countdown={moment}>
      <div data-countdown-running="">
        {title === '' ? null : <p className="j-countdown__title">{title}</p>}
        <Clock />
        <p className="j-countdown__date">
          <time dateTime={moment}>{formatMoment(until, language)}</time>
        </p>
      </div>
      <div role="status">
        <p
          className="screen-reader-text"
          data-countdown-said=""
          data-hour={textWith(t('countdown:left.hour'))}
          data-ten-minutes={textWith(t('countdown:left.tenMinutes'))}
          data-minute={textWith(t('countdown:left.minute'))}
        />
        {endText === '' ? null : (
          <p className="j-countdown__end" data-countdown-end="" hidden>
            {endText}
          </p>
        )}
      </div>
    </div>
  );
}
