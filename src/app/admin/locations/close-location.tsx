import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';

type Location = ValueOf<'locations.list'>[number];

/** Closes a location: says what will happen, and asks where what stands there goes. Source: ST-01 */
export function CloseLocation({ location, others }: { location: Location; others: readonly Location[] }) {
  const { t, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const { id, pieces, goods } = location;
  const name = inLanguage(location.name, language);
  const target = moveTo ?? (others[0] === undefined ? null : String(others[0].id));
  const close = async () => {
    const answer = await act('locations.close', { id, moveTo: target === null ? null : Number(target) });
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return;
    setOpen(false);
    notifications.show({ message: t('deskLocations:isClosed', { name }), color: 'green' });
  };
  return (
    <>
      <Button size="xs" variant="default" disabled={others.length === 0} onClick={() => setOpen(true)}>
        {t('deskLocations:close')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('deskLocations:closeTitle', { name })}
        centered
        closeButtonProps={{ 'aria-label': t('shop:close') }}
      >
        <Stack>
          {words === null ? null : (
            <Alert color="red" role="alert">
              {words}
            </Alert>
          )}
          <Text size="sm">{t('deskLocations:closeText')}</Text>
          {pieces === 0 ? null : (
            <>
              <Text size="sm">{t('deskLocations:closeMoves', { pieces, goods })}</Text>
              <Select
                label={t('deskLocations:moveTo')}
                data={others.map((one) => ({
                  value: String(one.id),
                  label: inLanguage(one.name, language),
                }))}
                value={target}
                allowDeselect={false}
                onChange={setMoveTo}
              />
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
              {t('desk:cancel')}
            </Button>
            <Button color="red" loading={isBusy} onClick={() => void close()}>
              {t('deskLocations:close')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
