import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

type Location = ValueOf<'locations.list'>[number];

/** Closes a location after confirmation, with the target of its stock. Source: ST-01 */
export function CloseLocation({ location, others }: { location: Location; others: readonly Location[] }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [isOpen, setOpen] = useState(false);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const { id, pieces, goods: productCount } = location;
  const name = inLanguage(location.name, language);
  const target = moveTo ?? (others[0] === undefined ? null : String(others[0].id));
  const close = async () => {
    const answer = await runAction('locations.close', {
      id,
      moveTo: target === null ? null : Number(target),
    });
    if (!answer.ok) return;
    setOpen(false);
    notifications.show({ message: t('adminLocations:isClosed', { name }), color: 'green' });
  };
  return (
    <>
      <Button size="xs" variant="default" disabled={others.length === 0} onClick={() => setOpen(true)}>
        {t('adminLocations:close')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('adminLocations:closeTitle', { name })}
        centered
      >
        <Stack>
          <ErrorAlert words={words} />
          <Text size="sm">{t('adminLocations:closeText')}</Text>
          {pieces === 0 ? null : (
            <>
              <Text size="sm">{t('adminLocations:closeMoves', { pieces, goods: productCount })}</Text>
              <Select
                label={t('adminLocations:moveTo')}
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
          <DialogButtons onClose={() => setOpen(false)} isCancelFocused>
            <Button color="red" loading={isBusy} onClick={() => void close()}>
              {t('adminLocations:close')}
            </Button>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  );
}
