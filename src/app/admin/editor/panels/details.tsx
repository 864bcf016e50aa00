import { ActionIcon, Modal, Text, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';

/** Settings of the whole document, saved together with the nodes. */
export function Details({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const title = t('adminEditor:bar.settings');
  return (
    <>
      <Tooltip label={title}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={title}
          data-look
          onClick={() => setOpen(true)}
        >
          <AdminIcon name="gear" />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={title} size="xl">
        <Text size="sm" c="dimmed" mb="md">
          {t('adminEditor:bar.settingsHelp')}
        </Text>
        {children}
      </Modal>
    </>
  );
}
