import type { Subscription } from '#shop/subscriptions';
import { useLanguage } from '../../language/language.tsx';

const LOOKS = { pending: 'warn', active: 'ok', paused: 'warn', cancelled: 'bad' } as const;

/** The status badge of a subscription. */
export function SubscriptionMark({ state }: Pick<Subscription, 'state'>) {
  const { t } = useLanguage();
  return <span className={`j-mark j-mark--${LOOKS[state]}`}>{t(`subscriptions:states.${state}`)}</span>;
}
