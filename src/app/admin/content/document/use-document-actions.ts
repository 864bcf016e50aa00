import { useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type ActionAnswer, type Refused, useAction } from '../../use-action.ts';
import { editPath, KIND_SCREENS } from '../rules/kinds.ts';

type Acted = Pick<ValueOf<'content.open'>, 'id' | 'kind'>;

/** What can be done with a document as a whole. */
export function useDocumentActions({ id, kind }: Acted, onRefused: (refused: Refused | null) => void) {
  const { to } = useLanguage();
  const { runAction, queryAction, isBusy } = useAction();
  const navigate = useNavigate();
  const say = <T>(answer: ActionAnswer<T>): answer is Extract<ActionAnswer<T>, { ok: true }> => {
    onRefused(answer.ok ? null : answer);
    return answer.ok;
  };
  return {
    isBusy,
    duplicate: async () => {
      const answer = await runAction('content.duplicate', { id });
      if (say(answer)) await navigate(to(editPath(kind, answer.value.id)));
    },
    trash: async () => say(await runAction('content.trash', { id })),
    restore: async () => say(await runAction('content.restore', { id })),
    remove: async () => {
      if (say(await runAction('content.remove', { id }))) await navigate(to(KIND_SCREENS[kind].path));
    },
    read: () => queryAction('content.history', { id }),
    undo: ({ version }: { version: number }) => runAction('content.undo', { id, version }),
  };
}
