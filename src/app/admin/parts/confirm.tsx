import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#views/language/language.tsx';
import type { ActionAnswer } from '../use-action.ts';
import { ErrorAlert } from './screen.tsx';

type DialogButtonsProps = Readonly<{
  onClose: () => void;
  /** Whether a dialog that destroys something opens on its cancel button. */
  isCancelFocused?: boolean;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}>;

/** The buttons at the end of a dialog. */
export function DialogButtons({ onClose, isCancelFocused, children }: DialogButtonsProps) {
  const { t } = useLanguage();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} data-autofocus={isCancelFocused}>
        {t('admin:cancel')}
      </Button>
      {children}
    </Group>
  );
}

type ConfirmProps = Readonly<{
  /** The label of both buttons: the one that opens the dialog and the one that confirms. */
  label: string;
  title: string;
  /** Describes the consequences. */
  text: ReactNode;
  /** A name to type before an irreversible deletion. */
  typeName?: string;
  onConfirm: () => Promise<unknown>;
}>;

/** Asks for confirmation before a destructive action. */
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
        <DialogButtons onClose={onClose} isCancelFocused>
          <Button
            color="red"
            loading={isBusy}
            disabled={typeName !== undefined && typed.trim() !== typeName}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

type ConfirmButtonProps = ConfirmProps &
  Readonly<{
    /** `xs` in rows of a list. */
    size?: 'xs' | 'sm';
    /** The accessible name with the row's name, where each row has the button. */
    name?: string;
  }>;

/** A button for a destructive action. Its dialog is mounted when first opened, since lists have one per row. */
export function ConfirmButton({ size = 'sm', name, ...confirmation }: ConfirmButtonProps) {
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // The dialog remembers the focused element when it opens, so mount it first.
    flushSync(() => setMounted(true));
    setOpen(true);
  };
  return (
    <>
      <Button variant="default" color="red" size={size} aria-label={name} onClick={open}>
        {confirmation.label}
      </Button>
      {isMounted ? <ConfirmDialog {...confirmation} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type Removal<Row> = Readonly<{
  label: string;
  title: (row: Row) => string;
  text: string;
  remove: (row: Row) => Promise<ActionAnswer<unknown>>;
}>;

/**
 * Deletes rows of a list, each after a confirmation.
 *
 * @returns ask: opens the confirmation; report: shows why an action was refused; problem and dialog: elements to render
 */
export function useRowRemoval<Row>({ label, title, text, remove }: Removal<Row>) {
  const [words, setWords] = useState<string | null>(null);
  const [row, setRow] = useState<Row | null>(null);
  const report = (answer: ActionAnswer<unknown>) => setWords(answer.ok ? null : answer.words);
  const problem: ReactNode = <ErrorAlert words={words} />;
  const dialog: ReactNode =
    row === null ? null : (
      <ConfirmDialog
        isOpen
        onClose={() => setRow(null)}
        label={label}
        title={title(row)}
        text={text}
        onConfirm={async () => report(await remove(row))}
      />
    );
  return { ask: (requested: Row) => setRow(requested), report, problem, dialog };
}

type RemoveButtonProps = Readonly<{ label: string; name: string; isBusy?: boolean; onClick: () => void }>;

/** The delete button of a row. @param name the accessible name: the label and the row's name */
export function RemoveButton({ label, name, isBusy = false, onClick }: RemoveButtonProps) {
  return (
    <Button size="xs" variant="subtle" color="red" disabled={isBusy} aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
}
