import { VisuallyHidden } from '@mantine/core';
import { aed, formatAmount } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';

const DIRHAM = '\u20C3';

/** An amount with the dirham sign before it, in whole fils; screen readers read it as words. */
export function Amount({ minor }: { minor: number }) {
  const { t } = useLanguage();
  return (
    <bdi dir="ltr" className="admin-number">
      <span aria-hidden="true">{DIRHAM}</span>
      <VisuallyHidden>{t('shop:dirhams')} </VisuallyHidden>
      {formatAmount(aed(minor))}
    </bdi>
  );
}
