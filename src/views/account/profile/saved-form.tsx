import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language.tsx';

const WORDS = {
  addresses: 'account:addresses',
  cards: 'payments:cards',
} as const;

/** The buttons of one saved address or card: make it the default one, remove it. */
export function SavedForm({
  of,
  saved,
  nonce,
  facts,
  children,
}: {
  of: keyof typeof WORDS;
  saved: Readonly<{ id: number | string; isDefault: boolean }>;
  nonce: readonly [name: string, value: string];
  /** Facts that distinguish it from the others, for screen readers. */
  facts: Readonly<Record<string, string>>;
  children?: ReactNode;
}) {
  const { t } = useLanguage();
  const link = of === 'cards' ? { makeDefault: 'j-link default', remove: 'j-link delete' } : null;
  return (
    <form method="post" className="j-account__acts">
      <input type="hidden" name={nonce[0]} value={nonce[1]} />
      {children}
      {saved.isDefault ? null : (
        <button
          className={link?.makeDefault ?? 'j-link'}
          type="submit"
          name="make_default"
          value={saved.id}
          aria-label={t(`${WORDS[of]}.makeDefaultOf`, facts)}
        >
          {t(`${WORDS[of]}.makeDefault`)}
        </button>
      )}
      <button
        className={link?.remove ?? 'j-link'}
        type="submit"
        name="remove"
        value={saved.id}
        aria-label={t(`${WORDS[of]}.removeOf`, facts)}
      >
        {t(`${WORDS[of]}.remove`)}
      </button>
    </form>
  );
}
