import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import type { Done } from './bulk.tsx';

/** The last change of many products, and the way back of it as a whole. */
export function useLastChange() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [last, setLast] = useState<Done | null>(null);
  const [words, setWords] = useState<string | null>(null);
  return {
    isBusy,
    words,
    done: last === null ? null : t('adminProducts:bulk.done', { count: last.changed }),
    remember: (done: Done): void => {
      setWords(null);
      setLast(done.changed === 0 ? null : done);
    },
    undo: async (): Promise<void> => {
      if (last === null) return;
      const answer = await runAction('products.undo-many', { saved: [...last.saved] });
      if (!answer.ok) {
        setWords(answer.words);
        return;
      }
      const { leftAlone, refused } = answer.value;
      const left = leftAlone + refused.length;
      setLast(null);
      setWords(left === 0 ? null : t('adminProducts:bulk.notUndone', { count: left }));
    },
  };
}
