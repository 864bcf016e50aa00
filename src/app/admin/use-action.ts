import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';

const NO_ANSWER = 'admin.no-answer';

/** Why something was not done: the code, its sentence, and by field what is wrong with it. */
export type Refused = {
  ok: false;
  code: string;
  words: string;
  problems: Readonly<Record<string, string>>;
  /** The refusal with all its facts, as the action gave it. */
  refusal: Readonly<Record<string, unknown>>;
};

/** `version`: of the record that the action saved, where it made one. */
type Done<Value> = { ok: true; value: Value; version?: number };
export type ActionAnswer<Value> = Done<Value> | Refused;

type Reply<Value> =
  | Done<Value>
  | { ok: false; words: string; refusal: { code: string; problems?: Record<string, string> } };

function isReply<Value>(body: unknown): body is Reply<Value> {
  return typeof body === 'object' && body !== null && 'ok' in body;
}

const ADDRESS = '/admin/actions/';

/**
 * Asks the shop to do something, by action. The page shows the change when it is done. Without an answer nothing is lost: the
 * caller still has what was typed and says why.
 *
 * @returns runAction: never throws; values come as JSON, so moments are texts; queryAction: the same for what only reads, and leaves
 * the page as it is; isBusy: as long as an answer is out
 */
export function useAction() {
  const { language, t } = useLanguage();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(0);

  async function send<Name extends ActionName>(
    action: Name,
    input: InputOf<Name>,
    whenDone: () => Promise<void>,
  ): Promise<ActionAnswer<ValueOf<Name>>> {
    setOpen((count) => count + 1);
    try {
      const response = await fetch(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action, input, language }),
      });
      const body: unknown = await response.json();
      if (!isReply<ValueOf<Name>>(body)) throw new Error('no answer of the shop');
      if (body.ok) {
        await whenDone();
        return body;
      }
      const { refusal, words } = body;
      const problems = refusal.problems ?? {};
      return { ok: false, code: refusal.code, words: words || t('admin:failed'), problems, refusal };
    } catch {
      return { ok: false, code: NO_ANSWER, words: t(refusalKey(NO_ANSWER)), problems: {}, refusal: {} };
    } finally {
      setOpen((count) => count - 1);
    }
  }

  return {
    runAction: <Name extends ActionName>(action: Name, input: InputOf<Name>) =>
      send(action, input, revalidate),
    queryAction: <Name extends ActionName>(action: Name, input: InputOf<Name>) =>
      send(action, input, async () => undefined),
    isBusy: open > 0,
  };
}
