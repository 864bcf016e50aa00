import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';

function wordsOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error as { data: unknown };
  return typeof data === 'object' && data !== null && 'words' in data ? String(data.words) : null;
}

const NOT_FOUND = 404;

function titleOf(words: string | null, isMissing: boolean): 'title' | 'refused' | 'missing' {
  if (words === null) return 'title';
  return isMissing ? 'missing' : 'refused';
}

/** The error page of a screen: the reason, and links. */
export function AdminFault() {
  const { t, to } = useLanguage();
  const error = useRouteError();
  const words = wordsOf(error);
  const isMissing = isRouteErrorResponse(error) && error.status === NOT_FOUND;
  return (
    <Paper p="xl" maw={560} mx="auto" my="xl" withBorder>
      <Title order={1} size="h3" mb="sm">
        {t(`admin:fault.${titleOf(words, isMissing)}`)}
      </Title>
      <Text mb="lg">{words ?? t('admin:fault.text')}</Text>
      <Group>
        <Button component="a" href={to('/admin/')}>
          {t('admin:fault.home')}
        </Button>
        {isMissing ? null : (
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('admin:fault.again')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
