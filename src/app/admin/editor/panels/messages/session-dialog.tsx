import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../../use-action.ts';

/** How often it is asked whether the member is signed in again; coming back to the window asks at once. */
const POLL_MS = 3000;
const WINDOW = 'popup,width=520,height=760';

type SessionProps = Readonly<{
  /** The document, as the address of its editor names it. */
  document: string;
  isSignedOut: boolean;
  /** Goes on where the session ended. */
  onSignedIn: () => void;
}>;

/** Asks until somebody is signed in again. */
function useSignedIn({ document, isSignedOut, onSignedIn }: SessionProps) {
  const { queryAction } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are others in each rendering
  useEffect(() => {
    if (!isSignedOut) return;
    const poll = async () => {
      if ((await queryAction('editor.draft', { document })).ok) onSignedIn();
    };
    const timer = setInterval(() => void poll(), POLL_MS);
    window.addEventListener('focus', poll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', poll);
    };
  }, [isSignedOut, document]);
}

/** The session ended while something was edited: the way to sign in again beside it, and on without losing anything. */
export function SessionDialog(props: SessionProps) {
  const { t, to } = useLanguage();
  const opened = useRef<Window | null>(null);
  const { isSignedOut, onSignedIn } = props;
  useSignedIn({
    ...props,
    onSignedIn: () => {
      opened.current?.close();
      onSignedIn();
    },
  });
  const address = to('/admin/sign-in/');
  return (
    <Modal
      opened={isSignedOut}
      onClose={() => undefined}
      withCloseButton={false}
      title={t('adminEditor:session.title')}
      centered
    >
      <Stack>
        <Text>{t('adminEditor:session.text')}</Text>
        <Button
          component="a"
          href={address}
          target="_blank"
          data-autofocus
          onClick={(event) => {
            opened.current = window.open(address, 'jamra-sign-in', WINDOW);
            // Without a window of its own the link opens one.
            if (opened.current !== null) event.preventDefault();
          }}
        >
          {t('admin:signInBeside')}
        </Button>
      </Stack>
    </Modal>
  );
}
