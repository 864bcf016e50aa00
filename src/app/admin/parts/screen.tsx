import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useQuery } from './lists/use-query.ts';

/** The layout of a screen: title, description, actions and content. */
export function ScreenPage({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack gap="lg" maw={1280} mx="auto">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={1} size="h2" className="admin-wrap">
            {title}
          </Title>
          {lead === undefined ? null : (
            // Not a `<p>`, since browsers move block elements out of one.
            <Text component="div" c="dimmed" maw="62ch">
              {lead}
            </Text>
          )}
        </div>
        {actions === undefined ? null : <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

type ErrorAlertProps = { words: string | null | undefined; mb?: 'xs' | 'sm' };

/** Why something did not work; nothing without words. */
export function ErrorAlert({ words, mb }: ErrorAlertProps) {
  return words === null || words === undefined ? null : (
    <Alert color="red" role="alert" mb={mb}>
      {words}
    </Alert>
  );
}

/** The same in small type, beside the fields that it is about. */
export function ErrorText({ words }: Pick<ErrorAlertProps, 'words'>) {
  return words === null || words === undefined ? null : (
    <Text size="sm" c="red" role="alert">
      {words}
    </Text>
  );
}

type NothingProps = { title: string; text: string; action?: ReactNode };

/** Shown in place of an empty list: the reason, and an action. */
export function NothingHere({ title, text, action }: NothingProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" maw="46ch">
        {text}
      </Text>
      {action}
    </Stack>
  );
}

/** Shown in place of an empty list: its purpose, or that nothing matches the filters. */
export function EmptyList(props: NothingProps) {
  const { t } = useLanguage();
  const { isNarrowed } = useQuery();
  if (!isNarrowed) return <NothingHere {...props} />;
  return (
    <NothingHere title={t('admin:noMatch.title')} text={t('admin:noMatch.text')} action={props.action} />
  );
}
