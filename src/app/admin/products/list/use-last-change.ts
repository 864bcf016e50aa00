import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';

/** The last bulk change and its undo: a notice after the change, and a menu item while it can be undone. */
export function useLastChange(last: ValueOf<'products.last-many'>) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const [closed, setClosed] = useState(last?.id ?? null);
  const isNew = last !== null && last.id !== closed;
  return {
    isBusy,
    words,
    /** The text of the notice; null without one. */
    done: isNew ? t('adminProducts:bulk.done', { count: last.changed }) : null,
    /** The number of products that can be changed back. */
    count: last?.changed ?? 0,
    undo: async (): Promise<void> => {
      if (last === null) return;
      const answer = await runAction('products.undo-many', { id: last.id });
      if (!answer.ok) {
        setWords(answer.words);
        return;
      }
      const { changed, leftAlone, refused } = answer.value;
      const left = leftAlone + refused.length;
      setWords(left === 0 ? null : t('adminProducts:bulk.notUndone', { count: left }));
      notifications.show({ message: t('adminProducts:bulk.undone', { count: changed }), color: 'green' });
    },
    close: (): void => {
      setWords(null);
      setClosed(last?.id ?? null);
    },
  };
}
