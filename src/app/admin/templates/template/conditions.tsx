import { Button, Group, Stack, Text } from '@mantine/core';
import type { Condition, PagePlace } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import type { SingleChoice } from '../condition-words.ts';
import { ConditionRow } from './condition-row.tsx';
import type { Choices, TemplateForm } from './draft.ts';

type ConditionsProps = Readonly<{
  form: TemplateForm;
  place: PagePlace;
  choices: Choices;
  singles: readonly SingleChoice[];
}>;

/** The conditions of one list, included or excluded. */
function ConditionList({ form, list, ...props }: ConditionsProps & { list: 'include' | 'exclude' }) {
  const { t } = useLanguage();
  const conditions = form.values.conditions[list];
  const errorAt = (field: string) =>
    (form.errors[field] ?? form.errors[`${field}.value`]) as string | undefined;
  const set = (next: readonly Condition[]) => form.setFieldValue(`conditions.${list}`, [...next]);
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm" component="h3">
        {t(`adminTemplates:conditions.${list}`)}
      </Text>
      {conditions.length === 0 && list === 'exclude' ? (
        <Text size="sm" c="dimmed">
          {t('adminTemplates:conditions.none')}
        </Text>
      ) : null}
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may be alike
          key={`${at}-${condition.kind}`}
          {...props}
          at={at}
          condition={condition}
          error={errorAt(`conditions.${list}.${at}`)}
          onChange={(next) => set(conditions.with(at, next))}
          onRemove={() => set(conditions.toSpliced(at, 1))}
        />
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<AdminIcon name="plus" />}
          onClick={() => set([...conditions, { kind: 'all' }])}
        >
          {t('adminTemplates:conditions.add')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The display conditions of a template. */
export function Conditions(props: ConditionsProps) {
  const { t } = useLanguage();
  const error = props.form.errors.conditions;
  return (
    <Section title={t('adminTemplates:conditions.title')} lead={t('adminTemplates:conditions.lead')}>
      {error === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      <ConditionList {...props} list="include" />
      <ConditionList {...props} list="exclude" />
    </Section>
  );
}
