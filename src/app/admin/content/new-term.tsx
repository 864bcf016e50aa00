import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { InputOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { TermForm } from '../terms/term-row.tsx';

const NO_NAME = { en: '', ar: '' };

/** Makes a category or a tag without leaving the text. */
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
  const { act } = useAct();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<DeskIcon name="plus" />}
        onClick={() => setOpen(true)}
        style={{ alignSelf: 'start' }}
      >
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeButtonProps={{ 'aria-label': t('shop:close') }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('deskContent:terms.newHelp')}
          </Text>
          <TermForm
            name={NO_NAME}
            label={t('deskContent:terms.name')}
            isNew
            save={async ({ name }) => {
              const answer = await act('content.add-term', { which, name });
              if (answer.ok) {
                onAdded(answer.value);
                setOpen(false);
              }
              return answer;
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}
