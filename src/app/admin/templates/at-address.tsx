import { Alert, Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { isShipped } from '#widgets/shipped/shipped-documents.ts';
import { Section } from '../parts/forms/section.tsx';
import { type ActionAnswer, useAction } from '../use-action.ts';
import { useConditionWords } from './condition-words.ts';

type Found = ValueOf<'templates.at-address'>[number];

/** The templates of a page, its header and footer, and why others do not match. */
function Verdicts({ result, choices }: { result: Found } & Pick<ValueOf<'templates.choices'>, 'choices'>) {
  const { t, to } = useLanguage();
  const toWords = useConditionWords(choices);
  const { place, verdicts } = result;
  const isAlone = verdicts.every(({ verdict }) => verdict.reason !== 'stands');
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} component="h3">
        {t(`adminTemplates:places.${place}`)}
      </Text>
      {isAlone ? (
        <Text size="sm">{t(`adminTemplates:at.${isShipped(place) ? 'shipped' : 'none'}`)}</Text>
      ) : null}
      <List size="sm">
        {verdicts.map(({ id, name, singles, verdict }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={to(`/admin/templates/${id}/`)} underline="always">
              {name}
            </Anchor>{' '}
            {t(`adminTemplates:at.reasons.${verdict.reason}`, {
              by: 'by' in verdict ? toWords(verdict.by, { place, singles }) : '',
            })}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** Finds the templates shown at a typed URL, with the reasons. */
export function AtAddress({ choices }: Pick<ValueOf<'templates.choices'>, 'choices'>) {
  const { t } = useLanguage();
  const { queryAction, isBusy } = useAction();
  const [address, setAddress] = useState('');
  const [answer, setAnswer] = useState<ActionAnswer<Found[]> | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') setAnswer(await queryAction('templates.at-address', { address }));
  };
  return (
    <Section title={t('adminTemplates:at.title')} lead={t('adminTemplates:at.lead')}>
      <form data-look onSubmit={(event) => void check(event)}>
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('adminTemplates:at.address')}
            placeholder="/shop/"
            dir="ltr"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('adminTemplates:at.check')}
          </Button>
        </Group>
      </form>
      <div aria-live="polite">
        {answer === null ? null : answer.ok ? (
          <Stack gap="md">
            {answer.value.map((verdict) => (
              <Verdicts key={verdict.place} result={verdict} choices={choices} />
            ))}
          </Stack>
        ) : (
          <Alert color="red">{answer.words}</Alert>
        )}
      </div>
    </Section>
  );
}
