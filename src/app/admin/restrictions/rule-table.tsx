import { Badge, Button, Code, Group, Table, Text } from '@mantine/core';
import { hiddenRules } from '#shop/restrictions/rules/hidden-rules.ts';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { movedBy } from '../delivery/zone/zone-draft.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { MoveButtons } from '../parts/tree/move-buttons.tsx';
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
  return (
    <Table.Tr>
      <Table.Td className="admin-number">{place + 1}</Table.Td>
      <Table.Td>
        <Text>{words.sentence(rule)}</Text>
        <Text size="sm" c="dimmed">
          {t('adminRestrictions:says')} <q>{words.said(rule)}</q>
        </Text>
        <Group gap="xs" mt={4}>
          <Code dir="ltr">{id}</Code>
          {hiddenBy === undefined ? null : (
            <Badge color="yellow" variant="light" className="admin-state">
              {t('adminRestrictions:hidden', { id: hiddenBy })}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <MoveButtons
            isFirst={place === 0}
            isLast={place === rules.length - 1}
            earlier={t('adminRestrictions:earlier', { id })}
            later={t('adminRestrictions:later', { id })}
            onMove={(by) => onChange(movedBy(rules, place, by))}
          />
          <Button
            size="xs"
            variant="default"
            aria-label={t('adminRestrictions:editRule', { id })}
            onClick={onEdit}
          >
            {t('adminRestrictions:edit')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={t('adminRestrictions:removeRule', { id })}
            onClick={() => onChange(rules.filter((other) => other.id !== id))}
          >
            {t('adminRestrictions:remove')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The rules in order of evaluation, each as a sentence. */
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
    <ScrollTable label={t('adminRestrictions:menu.restrictions')} minWidth={640}>
      <Table className="admin-table" verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminRestrictions:place')}</Table.Th>
            <Table.Th>{t('adminRestrictions:rule')}</Table.Th>
            <Table.Th>
              <span className="admin-hidden">{t('adminStaff:actions')}</span>
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
