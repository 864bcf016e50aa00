import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../../load-action.server.ts';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { type Refused, useAction } from '../../use-action.ts';
import type { Route } from './+types/new-customer';
import { type CustomerPart, NewAddress } from './new-address.tsx';
import { EMPTY_CUSTOMER, type TypedCustomer, toTyped } from './typed-customer.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('guest');
  const [rights, answers] = await Promise.all([
    rightsIn(args),
    id === null ? null : loadAction(args, 'customers.show-guest', { id }),
  ]);
  return { rights, guest: answers === null ? null : toTyped(answers) };
}

function Person({ typed, onChange, wordsOf }: CustomerPart) {
  const { t } = useLanguage();
  const field = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({
    label: t(`adminCustomers:create.${name}`),
    value: typed[name],
    error: wordsOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <Section title={t('adminCustomers:person')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...field('first_name')} required withAsterisk />
        <TextInput {...field('last_name')} />
        <TextInput {...field('email')} type="email" dir="ltr" required withAsterisk />
        <TextInput {...field('phone')} type="tel" dir="ltr" />
        <Select
          label={t('adminCustomers:language')}
          description={t('adminCustomers:create.languageHelp')}
          data={LANGUAGES.map((value) => ({ value, label: t(`admin:languages.${value}`) }))}
          value={typed.language}
          allowDeselect={false}
          onChange={(value) =>
            onChange({ language: LANGUAGES.find((one) => one === value) ?? typed.language })
          }
        />
      </SimpleGrid>
    </Section>
  );
}

function Consent({ typed, onChange, wordsOf }: CustomerPart) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminCustomers:offers')} lead={t('adminCustomers:create.consentLead')}>
      <Checkbox
        label={t('adminCustomers:create.hasConsent')}
        checked={typed.hasConsent}
        onChange={(event) => onChange({ hasConsent: event.currentTarget.checked })}
      />
      {typed.hasConsent ? (
        <TextInput
          label={t('adminCustomers:create.consent_source')}
          description={t('adminCustomers:create.consentSourceHelp')}
          value={typed.consent_source}
          error={wordsOf('consent_source')}
          onChange={(event) => onChange({ consent_source: event.currentTarget.value })}
          maxLength={120}
          required
          withAsterisk
        />
      ) : null}
    </Section>
  );
}

function ForStaff({ typed, onChange, wordsOf }: CustomerPart) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminCustomers:create.forStaff')} lead={t('adminCustomers:create.forStaffLead')}>
      <TagsInput
        label={t('adminCustomers:tags')}
        placeholder={t('adminCustomers:addTag')}
        value={[...typed.tags]}
        onChange={(tags) => onChange({ tags })}
        maxTags={20}
        acceptValueOnBlur
      />
      <Textarea
        label={t('adminCustomers:newNote')}
        value={typed.note}
        error={wordsOf('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
        maxLength={2000}
        autosize
        minRows={2}
        dir="auto"
      />
    </Section>
  );
}

/** Why the customer was not saved; an existing email address links to its account. */
function WhyNot({ refused }: { refused: Refused }) {
  const { t, to } = useLanguage();
  const { id } = refused.refusal;
  return (
    <Alert color="red" role="alert">
      {refused.words}{' '}
      {typeof id === 'number' ? (
        <Anchor component={Link} inherit to={to(`/admin/customers/${id}/`)}>
          {t('adminCustomers:create.openKnown')}
        </Anchor>
      ) : null}
    </Alert>
  );
}

/** Creates a customer. Source: CU-03 */
export default function NewCustomer() {
  const { t, to, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const { guest } = useLoaderData<typeof loader>();
  const [start] = useState<TypedCustomer>({ ...EMPTY_CUSTOMER, language, ...guest });
  const [typed, setTyped] = useState(start);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isDirty = !isSaved && typed !== start;
  const goOn = useOnward(isDirty);
  const mayAdd = useRights().includes('customers.change');
  const wordsOf = (field: string) => {
    const key = refused?.problems[field];
    return key === undefined ? undefined : t([`adminCustomers:errors.${key}`, `account:errors.${key}`]);
  };
  const part = {
    typed,
    wordsOf,
    onChange: (change: Partial<TypedCustomer>) => setTyped({ ...typed, ...change }),
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await runAction('customers.create', { ...typed, tags: [...typed.tags] });
    setRefused(answer.ok ? null : answer);
    if (!answer.ok) return;
    setSaved(true);
    notifications.show({
      message: t(typed.isInvited ? 'adminCustomers:create.doneInvited' : 'adminCustomers:create.done'),
      color: 'green',
    });
    goOn(to(`/admin/customers/${answer.value.id}/`));
  };
  if (!mayAdd) return <Text>{t('adminCustomers:create.forbidden')}</Text>;
  return (
    <ScreenPage title={t('adminCustomers:create.title')} lead={t('adminCustomers:create.lead')}>
      <LeaveWarning isDirty={isDirty} />
      <form onSubmit={(event) => void add(event)} noValidate>
        <Stack maw={760}>
          {refused === null ? null : <WhyNot refused={refused} />}
          <Person {...part} />
          <NewAddress {...part} />
          <Consent {...part} />
          <ForStaff {...part} />
          <Checkbox
            label={t('adminCustomers:create.isInvited')}
            description={t('adminCustomers:create.invitedHelp')}
            checked={typed.isInvited}
            onChange={(event) => part.onChange({ isInvited: event.currentTarget.checked })}
          />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t('adminCustomers:create.do')}
            </Button>
            <Button component={Link} variant="default" to={to('/admin/customers/')}>
              {t('admin:cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ScreenPage>
  );
}
