import { ActionIcon, Badge, Button, Code, Group, Table, Text } from '@mantine/core';
import { hiddenRules } from '#shop/restrictions/hidden-rules.ts';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { movedBy } from '../delivery/zone-draft.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { useRuleWords } from './rule-words.ts';

type Rules = readonly RestrictionRule[];

type RowProps = {
  rule: RestrictionRule;
  place: number;
  rules: Rules;
  hiddenBy: string | undefined;
  onEdit: () => void;
  onChange: (rules: Rules) => void;
};

function RuleRow({ rule, place, rules, hiddenBy, onEdit, onChange }: RowProps) {
  const { t } = useLanguage();
  const words = useRuleWords();
  const { id } = rule;
  const moves = [
    { by: -1, icon: 'arrow-up', label: 'deskRestrictions:earlier', isOff: place === 0 },
    { by: 1, icon: 'arrow-down', label: 'deskRestrictions:later', isOff: place === rules.length - 1 },
  ] as const;
  return (
    <Table.Tr>
      <Table.Td className="desk-number">{place + 1}</Table.Td>
      <Table.Td>
        <Text>{words.sentence(rule)}</Text>
        <Text size="sm" c="dimmed">
          {t('deskRestrictions:says')} <q>{words.said(rule)}</q>
        </Text>
        <Group gap="xs" mt={4}>
          <Code dir="ltr">{id}</Code>
          {hiddenBy === undefined ? null : (
            <Badge color="yellow" variant="light" className="desk-state">
              {t('deskRestrictions:hidden', { id: hiddenBy })}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {moves.map(({ by, icon, label, isOff }) => (
            <ActionIcon
              key={by}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(label, { id })}
              disabled={isOff}
              onClick={() => onChange(movedBy(rules, place, by))}
            >
              <DeskIcon name={icon} />
            </ActionIcon>
          ))}
          <Button
            size="xs"
            variant="default"
            aria-label={t('deskRestrictions:editRule', { id })}
            onClick={onEdit}
          >
            {t('deskRestrictions:edit')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={t('deskRestrictions:removeRule', { id })}
            onClick={() => onChange(rules.filter((other) => other.id !== id))}
          >
            {t('deskRestrictions:remove')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The lines in the order in which they are asked, each in words. */
export function RuleTable({
  rules,
  onEdit,
  onChange,
}: {
  rules: Rules;
  onEdit: (rule: RestrictionRule) => void;
  onChange: (rules: Rules) => void;
}) {
  const { t } = useLanguage();
  const hidden = hiddenRules(rules);
  return (
    <ScrollTable label={t('desk:screens.restrictions')} minWidth={640}>
      <Table className="desk-table" verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('deskRestrictions:place')}</Table.Th>
            <Table.Th>{t('deskRestrictions:rule')}</Table.Th>
            <Table.Th>
              <span className="desk-hidden">{t('desk:staff.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map((rule, place) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              place={place}
              rules={rules}
              hiddenBy={hidden.get(rule.id)}
              onEdit={() => onEdit(rule)}
              onChange={onChange}
            />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}
