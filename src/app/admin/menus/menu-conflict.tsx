import { Alert, Button, Group, List, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import type { FlatEntry } from '#shop/content/edit/menu-draft.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../act.ts';
import { inOrder } from './menu-moves.ts';

type Stored = ValueOf<'menus.open'>;

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'entries' in value && 'version' in value;
}

function depthOf(entries: readonly FlatEntry[], { parentId }: FlatEntry): number {
  const above = entries.find(({ id }) => id === parentId);
  return above === undefined ? 0 : depthOf(entries, above) + 1;
}

function Outline({ title, entries }: { title: string; entries: readonly FlatEntry[] }) {
  const { language } = useLanguage();
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" listStyleType="none">
        {inOrder(entries).map((entry) => (
          <List.Item key={entry.id} style={{ paddingInlineStart: `${depthOf(entries, entry)}rem` }}>
            {inLanguage(entry.label, language)}{' '}
            <Text span size="xs" c="dimmed">
              <bdi dir="ltr">{entry.url}</bdi>
            </Text>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** Somebody saved the menu meanwhile: both stand beside each other, and one is chosen. */
export function MenuConflict({
  refused,
  mine,
  onChosen,
}: {
  refused: Refused;
  mine: readonly FlatEntry[];
  onChosen: (stored: Stored, entries: readonly FlatEntry[]) => void;
}) {
  const { t, language } = useLanguage();
  const { stored, name, at } = refused.refusal;
  if (!isStored(stored)) return null;
  return (
    <Alert color="yellow" role="alert" title={t('deskGoods:conflict.title', { name: String(name) })}>
      <Stack gap="sm">
        <Text size="sm">{t('deskMenus:conflict', { at: formatMoment(new Date(String(at)), language) })}</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Outline title={t('deskGoods:conflict.theirs')} entries={stored.entries} />
          <Outline title={t('deskGoods:conflict.mine')} entries={mine} />
        </SimpleGrid>
        <Group gap="xs">
          <Button onClick={() => onChosen(stored, mine)}>{t('deskMenus:keepMine')}</Button>
          <Button variant="default" onClick={() => onChosen(stored, stored.entries)}>
            {t('deskGoods:conflict.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
