import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** Large numbers in a row; printed as they end, so that they are right before and without scripts. */
export function Counters({ items }: ResolvedOf<typeof fields>) {
  const { language } = useLanguage();
  return (
    <ul className="j-counters" data-counters="">
      {items.map(({ number, prefix, suffix, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own, and printed lists never change
        <li key={index}>
          <b>
            {/* Without letters it reads left to right in Arabic as well, as '4.8 / 5'. */}
            <bdi>
              {prefix}
              <span data-counter={number}>{formatNumber(number, language)}</span>
              {suffix}
            </bdi>
          </b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
