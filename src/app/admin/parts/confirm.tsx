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
}>;

/** Says what will happen before something is destroyed, and does it only then. */
export function ConfirmDialog({
  label,
  title,
  text,
  typeName,
  onConfirm,
  isOpen,
  onClose,
}: ConfirmProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    onClose();
    setTyped('');
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered>
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
          <Button variant="default" onClick={onClose} data-autofocus>
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
  );
}

/** A button for what destroys something. */
export function ConfirmButton({ variant = 'default', ...asked }: ConfirmProps & { variant?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} color="red" onClick={() => setOpen(true)}>
        {asked.label}
      </Button>
      <ConfirmDialog {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
