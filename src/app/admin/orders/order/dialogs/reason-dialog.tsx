import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../../../parts/screen.tsx';

type Answer = { ok: true } | { ok: false; words: string };

type ReasonDialogProps = Readonly<{
  title: string;
  label: string;
  /** The label of the dismiss button, where "Cancel" could be mistaken for the action. */
  cancelLabel?: string;
  /** The consequences, and further fields. */
  children: ReactNode;
  onClose: () => void;
  /** Performs the action. A refusal is shown in the dialog; empty words mean that the children show it. */
  onDo: (reason: string) => Promise<Answer>;
  needsReason?: boolean;
  isDestructive?: boolean;
  isDisabled?: boolean;
  size?: string;
}>;

/** Asks for confirmation, and a reason if needed, before an action; a refusal is shown in the dialog. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, cancelLabel, children, onClose, onDo } = props;
  const { needsReason = false, isDestructive = false, isDisabled = false, size = 'md' } = props;
  const { t } = useLanguage();
  const [reason, setReason] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const perform = async () => {
    setBusy(true);
    setWords(null);
    const answer = await onDo(reason);
    setBusy(false);
    if (answer.ok) onClose();
    else setWords(answer.words);
  };
  return (
    <Modal opened onClose={onClose} title={title} size={size}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void perform();
        }}
      >
        <Stack>
          {children}
          <TextInput
            label={t('adminOrders:reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            required={needsReason}
          />
          <ErrorAlert words={words || null} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {cancelLabel ?? t('admin:cancel')}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={isDisabled}
              {...(isDestructive ? { color: 'red' } : {})}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
