import { Alert, Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../parts/forms/section.tsx';
import { type ActionAnswer, useAction } from '../use-action.ts';
import { useConditionWords } from './condition-words.ts';

type Found = ValueOf<'templates.at-address'>;

/** The template of a page, and why the others are not shown there. */
function Verdicts({ found, choices }: { found: Found } & Pick<ValueOf<'templates.choices'>, 'choices'>) {
  const { t, to } = useLanguage();
  const toWords = useConditionWords(choices);
  const { place, verdicts } = found;
  const isAlone = verdicts.every(({ verdict }) => verdict.reason !== 'stands');
  return (
    <Stack gap="xs">
      <Text size="sm">{t(`adminTemplates:places.${place}`)}</Text>
      {isAlone ? <Text size="sm">{t('adminTemplates:at.none')}</Text> : null}
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

/** Says for any address which template is shown there, and why. */
export function AtAddress({ choices }: Pick<ValueOf<'templates.choices'>, 'choices'>) {
  const { t } = useLanguage();
  const { queryAction, isBusy } = useAction();
  const [address, setAddress] = useState('');
  const [answer, setAnswer] = useState<ActionAnswer<Found> | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') setAnswer(await queryAction('templates.at-address', { address }));
  };
  return (
    <Section title={t('adminTemplates:at.title')} lead={t('adminTemplates:at.lead')}>
      <form onSubmit={(event) => void check(event)}>
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
          <Verdicts found={answer.value} choices={choices} />
        ) : (
          <Alert color="red">{answer.words}</Alert>
        )}
      </div>
    </Section>
  );
}
