import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { RefusedChange } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import type { SheetRow } from './cells.ts';
import { type CellChange, rowKey, type SentRow, toRows, toUndo } from './changes.ts';
import { nameOfRow, type RefusedRow } from './review.tsx';

/** A save that can be undone as a whole. */
type Saved = Readonly<{ count: number; back: readonly SentRow[] }>;

function refusedIn({ refusal }: Refused): readonly RefusedChange[] {
  return 'refused' in refusal ? (refusal.refused as readonly RefusedChange[]) : [];
}

/** Saves all changes of a sheet in one request, and undoes the last save. */
export function useSheetSave(rows: readonly SheetRow[], onSaved: () => void) {
  const { t, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [refused, setRefused] = useState<{ title: string; rows: readonly RefusedRow[] } | null>(null);

  const wordsOf = ({ refusal }: RefusedChange): string => {
    if (refusal.code === 'catalogue.wrong-fields')
      return [...new Set(Object.values(refusal.problems))]
        .map((problem) => t(`refusals:catalogue.field.${problem}`))
        .join(' ');
    return refusal.code === EDIT_CONFLICT && refusal.by !== ''
      ? t('adminProducts:sheet.changedBy', { name: refusal.by })
      : t(refusalKey(refusal.code));
  };
  const refuse = (answer: Refused) =>
    setRefused({
      title: answer.words,
      rows: refusedIn(answer).map((one, index) => {
        const key = rowKey({ id: one.id as SheetRow['id'], variationId: one.variationId ?? null });
        const row = rows.find((shown) => rowKey(shown) === key);
        return {
          key: `${key}-${index}`,
          name: row === undefined ? one.name : nameOfRow(row, language),
          words: wordsOf(one),
        };
      }),
    });

  const send = async (sent: readonly SentRow[], isUndo: boolean) => {
    setRefused(null);
    const answer = await runAction('products.save-sheet', { rows: [...sent], isUndo });
    if (!answer.ok) {
      refuse(answer);
      // The save may have succeeded: a stock difference must not be sent twice.
      if (answer.code === 'admin.no-answer') {
        setSaved(null);
        await revalidate().catch(() => undefined);
      }
      return null;
    }
    const message = isUndo ? 'adminProducts:sheet.undone' : 'adminProducts:sheet.saved';
    notifications.show({ message: t(message, { count: answer.value.changed }), color: 'green' });
    return answer.value;
  };
  return {
    isBusy,
    refused,
    saved,
    save: async (changes: readonly CellChange[]): Promise<void> => {
      const value = await send(toRows(changes), false);
      if (value === null) return;
      setSaved({ count: value.changed, back: toUndo(changes, value.versions) });
      onSaved();
    },
    takeBack: async (): Promise<void> => {
      if (saved !== null && (await send(saved.back, true)) !== null) setSaved(null);
    },
  };
}
