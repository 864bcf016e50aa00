import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';

/**
 * Asks for confirmation before navigation or closing the window loses unsaved changes.
 *
 * @param withQuery whether a change of the query alone loses them, too
 */
export function LeaveWarning({ isDirty, withQuery = false }: { isDirty: boolean; withQuery?: boolean }) {
  const { t } = useLanguage();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: next }) =>
      isDirty && (from.pathname !== next.pathname || (withQuery && from.search !== next.search)),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('admin:leave.title')}
      centered
    >
      <Text mb="md">{t('admin:leave.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t('admin:leave.stay')}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t('admin:leave.go')}</Button>
      </Group>
    </Modal>
  );
}
