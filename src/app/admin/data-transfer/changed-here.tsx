import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { IMPORT_FIELD_KINDS, type ImportFieldKind } from '#kernel/data-transfer/table-import.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Run } from './import-state.tsx';

type Props = Readonly<{
  summary: NonNullable<Run['plan']>;
  take: readonly ImportFieldKind[];
  /** Null once the choice is fixed. */
  onTake: ((take: ImportFieldKind[]) => void) | null;
}>;

/** Fields that changed in the shop since the last import. They are unchanged unless their kind is overwritten. */
export function ChangedHere({ summary, take, onTake }: Props) {
  const { t } = useLanguage();
  const { changedHere = {} } = summary;
  const kinds = IMPORT_FIELD_KINDS.filter((kind) => (changedHere[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h5" mb="xs">
        {t('adminDataTransfer:changedHere')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw="62ch">
        {t(onTake === null ? 'adminDataTransfer:changedHereDone' : 'adminDataTransfer:changedHereText')}
      </Text>
      <Checkbox.Group
        label={t('adminDataTransfer:take')}
        value={[...take]}
        onChange={(chosen) => onTake?.(IMPORT_FIELD_KINDS.filter((kind) => chosen.includes(kind)))}
      >
        <Stack gap="xs" mt="xs">
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              disabled={onTake === null}
              label={`${t(`adminDataTransfer:fieldKinds.${kind}`)} · ${t('adminDataTransfer:rowsOf', { count: changedHere[kind] ?? 0 })}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </Paper>
  );
}
