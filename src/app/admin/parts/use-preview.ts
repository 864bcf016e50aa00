import { useEffect, useState } from 'react';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { type ActionAnswer, useAction } from '../use-action.ts';

const QUIET_MS = 300;

/**
 * Runs a read action shortly after its input changes.
 *
 * @param input null to run nothing
 * @param round a new number repeats the action with the same input
 * @returns null until there is a response; outdated responses are dropped
 */
export function usePreview<Name extends ActionName>(
  action: Name,
  input: InputOf<Name> | null,
  round = 0,
): ActionAnswer<ValueOf<Name>> | null {
  const { queryAction } = useAction();
  const [answer, setAnswer] = useState<ActionAnswer<ValueOf<Name>> | null>(null);
  const typed = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` represents the input
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
