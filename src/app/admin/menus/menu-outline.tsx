import { List, Text } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { ancestors } from '#kernel/tree/tree.ts';
import type { FlatEntry } from '#shop/content/staff/rules/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { inOrder } from './menu-moves.ts';

/** The number of ancestors of an entry. */
function depthOf(entries: readonly FlatEntry[], entry: FlatEntry): number {
  return ancestors(entry, ({ parentId }) => entries.find(({ id }) => id === parentId)).length;
}

/** The entries of a menu in order, indented by level. */
export function MenuOutline({ entries }: { entries: readonly FlatEntry[] }) {
  const { language } = useLanguage();
  return (
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
  );
}
