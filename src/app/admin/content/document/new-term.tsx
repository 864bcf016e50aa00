import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { InputOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { TermForm } from '../../terms/term-row.tsx';

const NO_NAME = { name: { en: '' } };

/** Creates a category or tag without leaving the form. */
export function NewTerm({
  which,
  label,
  onAdded,
}: {
  which: InputOf<'content.add-term'>['which'];
  label: string;
  onAdded: (slug: string) => void;
}) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<AdminIcon name="plus" />}
        onClick={() => setOpen(true)}
        style={{ alignSelf: 'start' }}
      >
        {label}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={label}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('adminContent:terms.newHelp')}
          </Text>
          <TermForm
            term={NO_NAME}
            label={t('adminContent:terms.name')}
            isNew
            action="content.add-term"
            toInput={({ name }) => ({ which, name })}
            onSaved={(slug) => {
              onAdded(slug);
              setOpen(false);
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}
