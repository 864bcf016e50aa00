import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { splitLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { findSubscription, isMadeWith, subscribe, unsubscribe } from './subscription.ts';

/** The path that the service worker asks to open; null for other messages. */
function pathIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('type' in message) || message.type !== 'jamra-open') return null;
  return 'path' in message && typeof message.path === 'string' ? message.path : null;
}

/** Opens the target of a clicked notification in this window; a form with unsaved changes warns first. */
function useOpening(): void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const go = (path: string) => {
    // A page in the other language needs a full page load.
    if (splitLanguage(path).language === language) void navigate(path);
    else window.location.assign(path);
  };
  const going = useRef(go);
  going.current = go;
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (workers === undefined) return;
    const take = ({ data, ports }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path === null) return;
      ports[0]?.postMessage(true);
      going.current(path);
    };
    workers.addEventListener('message', take);
    workers.startMessages();
    return () => workers.removeEventListener('message', take);
  }, []);
}

/**
 * Renews this browser's subscription for the signed-in member. One of another member, or of a session that was ended,
 * is removed.
 */
function useArriving(): void {
  const { queryAction } = useAction();
  const arrive = async () => {
    const subscription = await findSubscription();
    if (subscription === null) return;
    const { endpoint } = subscription;
    const answer = await queryAction('self.push-devices', { endpoint });
    if (!answer.ok) return;
    const { current, publicKey } = answer.value;
    if (current === null) return unsubscribe();
    if (isMadeWith(subscription, publicKey)) return;
    const renewed = await subscribe(publicKey);
    if (renewed !== null) await queryAction('self.turn-on-push', renewed);
  };
  const arriving = useRef(arrive);
  // A browser without a push service reports that when it is turned on.
  useEffect(() => void arriving.current().catch(() => undefined), []);
}

/** The handling of push notifications in an open window. */
export function usePushWindow(): void {
  useOpening();
  useArriving();
}
