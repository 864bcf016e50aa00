import { useState } from 'react';
import type { EntryState } from '#shop/forms';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../use-action.ts';

type Move = { to: EntryState; moved: readonly { id: number; from: EntryState }[] };

/** Moves entries to a state, with undo and the reasons of refusals. */
export function useMoving() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [last, setLast] = useState<Move | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const move = async (ids: readonly number[], to: EntryState) => {
    const answer = await runAction('entries.move', { ids: [...ids], to });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setLast({ to, moved: answer.value });
  };
  const undo = async () => {
    for (const state of ['new', 'done', 'spam'] as const) {
      const ids = last?.moved.filter(({ from }) => from === state).map(({ id }) => id) ?? [];
      if (ids.length === 0) continue;
      const answer = await runAction('entries.move', { ids, to: state });
      if (!answer.ok) return setWords(answer.words);
    }
    setLast(null);
  };
  const erase = async (ids: readonly number[]): Promise<boolean> => {
    const answer = await runAction('entries.erase', { ids: [...ids] });
    setWords(answer.ok ? null : answer.words);
    setLast(null);
    return answer.ok;
  };
  const done =
    last === null || last.moved.length === 0
      ? null
      : t(`adminEntries:moved.${last.to}`, { count: last.moved.length });
  return { move, undo, erase, done, words, isBusy };
}
