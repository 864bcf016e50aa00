import { Alert, Button, Code, Group, Radio, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../act.ts';
import { differencesOf, merged } from './differences.ts';

const LONGEST = 200;

/** What a value reads as where nobody knows better. */
export function printed(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/<[^>]+>/g, ' ') : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '–';
}

/** What stands in the shop: the draft of it, and the version it goes back with. */
type Stored = Readonly<{ draft: Record<string, unknown>; version: number | string }>;

function isStored<Open extends Stored>(value: unknown): value is Open {
  return typeof value === 'object' && value !== null && 'draft' in value && 'version' in value;
}

/** Somebody saved meanwhile: both versions, field by field, and the choice where both changed the same. */
export function Conflict<Open extends Stored>({
  refused,
  base,
  mine,
  labels,
  print = printed,
  onMerged,
}: {
  refused: Refused;
  base: Open['draft'];
  mine: Open['draft'];
  labels: Readonly<Record<string, string>>;
  /** What a value of a field reads as. */
  print?: (value: unknown, field: string) => string;
  onMerged: (stored: Open, draft: Open['draft']) => void;
}) {
  const { t, language } = useLanguage();
  const [chosen, setChosen] = useState<Record<string, 'theirs' | 'mine'>>({});
  const { stored, name, at } = refused.refusal;
  if (!isStored<Open>(stored)) return null;
  const theirs: Open['draft'] = stored.draft;
  const differences = differencesOf(base, { theirs, mine });
  const who = typeof name === 'string' && name !== '' ? name : t('deskGoods:conflict.theShop');
  return (
    <Alert color="yellow" role="alert" title={t('deskGoods:conflict.title', { name: who })}>
      <Stack gap="sm">
        <Text size="sm">
          {t('deskGoods:conflict.text', { at: formatMoment(new Date(String(at)), language) })}
        </Text>
        <Table.ScrollContainer minWidth={520}>
          <Table className="desk-table">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('desk:audit.field')}</Table.Th>
                <Table.Th>{t('deskGoods:conflict.theirs')}</Table.Th>
                <Table.Th>{t('deskGoods:conflict.mine')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {differences.map((one) => (
                <Table.Tr key={one.field}>
                  <Table.Th scope="row">{labels[one.field] ?? <Code>{one.field}</Code>}</Table.Th>
                  {(['theirs', 'mine'] as const).map((side) => (
                    <Table.Td key={side} style={{ wordBreak: 'break-word' }}>
                      {one.isContested ? (
                        <Radio
                          name={`conflict-${one.field}`}
                          label={print(one[side], one.field)}
                          checked={(chosen[one.field] ?? 'mine') === side}
                          onChange={() => setChosen((before) => ({ ...before, [one.field]: side }))}
                        />
                      ) : (
                        <bdi>{print(one[side], one.field)}</bdi>
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group gap="xs">
          <Button onClick={() => onMerged(stored, merged(base, { theirs, mine }, chosen))}>
            {t('deskGoods:conflict.merge')}
          </Button>
          <Button variant="default" onClick={() => onMerged(stored, theirs)}>
            {t('deskGoods:conflict.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
