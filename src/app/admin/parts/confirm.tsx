import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';

type ConfirmProps = Readonly<{
  /** What the button says, and the dialog's own. */
  label: string;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** For what cannot be undone: this has to be typed first. */
  typeName?: string;
  onConfirm: () => Promise<unknown>;
  variant?: string;
}>;

/** A button for what destroys something: says what will happen, and does it only then. */
export function ConfirmButton({
  label,
  title,
  text,
  typeName,
  onConfirm,
  variant = 'default',
}: ConfirmProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setOpen(false);
    setTyped('');
  };
  return (
    <>
      <Button variant={variant} color="red" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={title} centered>
        <Stack>
          <Text>{text}</Text>
          {typeName === undefined ? null : (
            <TextInput
              label={t('admin:typeToConfirm', { name: typeName })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
              {t('admin:cancel')}
            </Button>
            <Button
              color="red"
              loading={isBusy}
              disabled={typeName !== undefined && typed.trim() !== typeName}
              onClick={() => void confirm()}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
