import type { SubscriptionEvent } from '#shop/subscriptions';
import { type Day, noonOf } from '#shop/subscriptions/rules/days.ts';
import { formatDate } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';

/** @returns what happened to a subscription, in words: of orders that were skipped or moved with their dates */
export function useEventText() {
  const { t, language } = useLanguage();
  const dateOf = (day: string | number | undefined) =>
    typeof day === 'string' && day !== '' ? formatDate(noonOf(day as Day), language) : '';
  return ({ kind, facts }: Pick<SubscriptionEvent, 'kind' | 'facts'>) => {
    const date = dateOf(kind === 'skipped' ? facts.from : facts.day);
    const hasDate = (kind === 'skipped' || kind === 'moved') && date !== '';
    return hasDate
      ? t(`subscriptions:datedEvents.${kind}`, { date })
      : t(`subscriptions:events.${kind}`, facts);
  };
}
