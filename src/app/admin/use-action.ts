import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';

const NO_ANSWER = 'admin.no-answer';

/** A refusal: code, message, and problems by field. */
export type Refused = {
  ok: false;
  code: string;
  words: string;
  problems: Readonly<Record<string, string>>;
  /** The refusal with all its facts. */
  refusal: Readonly<Record<string, unknown>>;
};

/** `version` is that of the saved record, if the action saved one. */
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
 * Runs admin actions. After a change the page reloads its data. If a request fails, the caller keeps what was typed and
 * shows the message.
 *
 * @returns runAction: never throws; values are JSON, so dates are strings; queryAction: the same for read actions,
 *   without a reload; isBusy: whether a request is in progress; words: why the last request was refused, or null
 */
export function useAction() {
  const { language, t } = useLanguage();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(0);
  const [words, setWords] = useState<string | null>(null);

  function refuse(refused: Omit<Refused, 'ok'>): Refused {
    setWords(refused.words);
    return { ok: false, ...refused };
  }

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
        setWords(null);
        return body;
      }
      const { refusal } = body;
      const problems = refusal.problems ?? {};
      return refuse({ code: refusal.code, words: body.words || t('admin:failed'), problems, refusal });
    } catch {
      return refuse({ code: NO_ANSWER, words: t(refusalKey(NO_ANSWER)), problems: {}, refusal: {} });
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
    words,
  };
}
