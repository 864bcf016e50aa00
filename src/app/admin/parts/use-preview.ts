import { useEffect, useState } from 'react';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { type ActionAnswer, useAction } from '../use-action.ts';

const QUIET_MS = 300;

/**
 * What the shop says something would come to, a moment after the last change of it.
 *
 * @param input null where there is nothing to ask about
 * @param round another number asks again about the same
 * @returns null while nothing is known; an answer that came too late is not shown
 */
export function usePreview<Name extends ActionName>(
  action: Name,
  input: InputOf<Name> | null,
  round = 0,
): ActionAnswer<ValueOf<Name>> | null {
  const { queryAction } = useAction();
  const [answer, setAnswer] = useState<ActionAnswer<ValueOf<Name>> | null>(null);
  const typed = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed says it all
  useEffect(() => {
    setAnswer(null);
    if (input === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const fresh = await queryAction(action, input);
      if (isCurrent) setAnswer(fresh);
    }, QUIET_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, round]);
  return answer;
}
