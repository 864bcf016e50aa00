import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';

/** The last bulk change of products, which the shop keeps for a day, and its undo. */
export function useLastChange(last: ValueOf<'products.last-many'>) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  return {
    isBusy,
    words,
    done: last === null ? null : t('adminProducts:bulk.done', { count: last.changed }),
    undo: async (): Promise<void> => {
      if (last === null) return;
      const answer = await runAction('products.undo-many', { id: last.id });
      if (!answer.ok) {
        setWords(answer.words);
        return;
      }
      const left = answer.value.leftAlone + answer.value.refused.length;
      setWords(left === 0 ? null : t('adminProducts:bulk.notUndone', { count: left }));
    },
    keep: async (): Promise<void> => {
      setWords(null);
      if (last !== null) await runAction('products.keep-many', { id: last.id });
    },
  };
}
