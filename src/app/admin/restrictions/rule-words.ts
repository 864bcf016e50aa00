import { inLanguage } from '#kernel/language.ts';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { useMethodName } from '../orders/words.ts';

export const CLASSES = ['tobacco', 'device', 'accessory', 'other'] as const;
export const MODES = ['sell', 'collect', 'catalogue', 'adults'] as const;

/** A rule as a sentence. */
export function useRuleWords() {
  const { t, language } = useLanguage();
  const nameOf = useMethodName();
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  return {
    sentence: ({ class: kind, emirates, mode, minimumAge, forbidsPayment }: RestrictionRule) => {
      const productId = t(`adminRestrictions:goods.${kind}`);
      const place =
        emirates === null
          ? t('adminRestrictions:everywhere')
          : t('adminRestrictions:to', {
              emirates: list(emirates.map((code) => t(`checkout:emirates.${code}`))),
            });
      return [
        `${productId} ${place}: ${t(`adminRestrictions:modes.${mode}`)}.`,
        minimumAge === null ? '' : t('adminRestrictions:fromAge', { age: minimumAge }),
        forbidsPayment.length === 0
          ? ''
          : t('adminRestrictions:notPaidBy', { methods: list(forbidsPayment.map(nameOf)) }),
      ]
        .filter(Boolean)
        .join(' ');
    },
    said: ({ words }: Pick<RestrictionRule, 'words'>) => inLanguage(words, language),
  };
}
