import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useAction } from '../../use-action.ts';

const TYPING_MS = 400;

export type Preview =
  | Readonly<{ state: 'waiting' }>
  | Readonly<{ state: 'incomplete' }>
  | Readonly<{ state: 'found'; found: ValueOf<'customers.preview-segment'> }>
  | Readonly<{ state: 'refused'; words: string; problems: Readonly<Record<string, string>> }>;

/**
 * Who belongs to a rule, a moment after it was last changed. An answer to an older rule is not shown.
 *
 * @param rule null while a condition is incomplete
 */
export function usePreview(rule: object | null): Preview {
  const { queryAction } = useAction();
  const [preview, setPreview] = useState<Preview>({ state: 'waiting' });
  const sent = JSON.stringify(rule);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule as text is all that it follows
  useEffect(() => {
    if (sent === 'null') return setPreview({ state: 'incomplete' });
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await queryAction('customers.preview-segment', { rule: JSON.parse(sent) });
      if (isOld) return;
      setPreview(
        answer.ok
          ? { state: 'found', found: answer.value }
          : { state: 'refused', words: answer.words, problems: answer.problems },
      );
    }, TYPING_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [sent]);
  return preview;
}
