import { Alert, Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';

type OneTimeSecretProps = Readonly<{
  title: string;
  /** Instructions. */
  notes: readonly string[];
  text: string;
  onDone: () => void;
}>;

/** A link or key that is shown once, to be copied. */
export function OneTimeSecret({ title, notes, text, onDone }: OneTimeSecretProps) {
  const { t } = useLanguage();
  return (
    <Alert title={title} withCloseButton onClose={onDone} closeButtonLabel={t('shop:close')}>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Group mt="xs" wrap="nowrap">
        <TextInput value={text} readOnly dir="ltr" style={{ flexGrow: 1 }} aria-label={title} />
        <CopyButton value={text}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'admin:copied' : 'admin:copy')}</Button>}
        </CopyButton>
      </Group>
    </Alert>
  );
}
