import { useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { chooseDesktop } from '../desktop.ts';
import { findSubscription, type PushState, readState, subscribe, unsubscribe } from './subscription.ts';

type Known = Readonly<{
  /** Null until the browser's state is known. */
  state: PushState | null;
  /** The id of this browser among the member's devices. */
  current: number | null;
}>;

/** Turns push notifications in this browser on and off. */
export function usePush({ publicKey, devices }: ValueOf<'self.push-devices'>) {
  const { t } = useLanguage();
  const { runAction, queryAction, isBusy } = useAction();
  const [known, setKnown] = useState<Known>({ state: null, current: null });
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    const subscription = await findSubscription().catch(() => null);
    if (subscription === null) return setKnown({ state: readState(), current: null });
    const answer = await queryAction('self.push-devices', { endpoint: subscription.endpoint });
    const current = answer.ok ? answer.value.current : null;
    setKnown({ state: current === null ? readState() : 'on', current });
  };
  const looking = useRef(look);
  useEffect(() => void looking.current(), []);

  async function ask(): Promise<void> {
    const subscription = await subscribe(publicKey);
    if (subscription === null) {
      setKnown({ state: readState(), current: null });
      return setProblem(Notification.permission === 'denied' ? null : t('adminNotifications:push.dismissed'));
    }
    const answer = await runAction('self.turn-on-push', subscription);
    if (!answer.ok) {
      await unsubscribe();
      return setProblem(answer.words);
    }
    // Avoids a second notification.
    await chooseDesktop(false);
    setKnown({ state: 'on', current: answer.value.id });
  }
  const turnOn = async () => {
    setProblem(null);
    setAsking(true);
    await ask()
      .catch(() => setProblem(t('adminNotifications:push.noService')))
      .finally(() => setAsking(false));
  };
  const remove = async (id: number) => {
    setProblem(null);
    if (id === known.current) {
      await unsubscribe().catch(() => undefined);
      setKnown({ state: readState(), current: null });
    }
    const answer = await runAction('self.remove-push-device', { id });
    if (!answer.ok) setProblem(answer.words);
  };
  const test = async (id: number): Promise<boolean> => {
    setProblem(null);
    const answer = await runAction('self.test-push', { id });
    if (!answer.ok) setProblem(answer.words);
    return answer.ok;
  };
  const isHere = devices.some(({ id }) => id === known.current);
  return {
    // Another window may have removed it.
    state: known.state === 'on' && !isHere && !isAsking ? ('off' as const) : known.state,
    current: known.current,
    problem,
    isBusy: isBusy || isAsking,
    turnOn,
    remove,
    test,
  };
}
