import { Alert, Button, Group, List, Loader, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { Amount } from '../../parts/amount.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import type { Route } from './+types/segment';
import { ConditionRow } from './condition-row.tsx';
import {
  isComplete,
  newCondition,
  type TypedCondition,
  toSentCondition,
  toTypedCondition,
} from './conditions.ts';
import { type Preview, usePreview } from './use-preview.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'customers.change');
  const id = args.params.id ?? 'new';
  const copy = new URL(args.request.url).searchParams.get('copy');
  return { id, ...(await loadAction(args, 'customers.segment', { id, copy: id === 'new' ? copy : null })) };
}

type Typed = Readonly<{ name: string; match: 'all' | 'any'; conditions: readonly TypedCondition[] }>;

function ruleOf({ match, conditions }: Typed) {
  return { match, conditions: conditions.map(toSentCondition) };
}

/** How many belong to the rule, and the newest of them. */
function WhoBelongs({ preview }: { preview: Preview }) {
  const { t, to } = useLanguage();
  if (preview.state === 'waiting')
    return <Loader size="sm" aria-label={t('adminCustomers:segments.preview')} />;
  if (preview.state === 'incomplete')
    return <Text c="dimmed">{t('adminCustomers:segments.incomplete')}</Text>;
  if (preview.state === 'refused') return <Text c="dimmed">{preview.words}</Text>;
  const { total, people } = preview.found;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('adminCustomers:segments.matches', { count: total })}</Text>
      {people.length === 0 ? null : <Text size="sm">{t('adminCustomers:segments.newest')}</Text>}
      <List size="sm">
        {people.map(({ kind, id, name, totalMinor }) => (
          <List.Item key={`${kind}-${id}`}>
            <Link to={to(`/admin/customers/${kind === 'guest' ? 'guests/' : ''}${id}/`)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            · <Amount minor={totalMinor} />
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

type ConditionsProps = Readonly<{
  typed: Typed;
  onChange: (typed: Typed) => void;
  devices: ReturnType<typeof useLoaderData<typeof loader>>['devices'];
  wordsOf: (field: string) => string | undefined;
}>;

function Conditions({ typed, onChange, devices, wordsOf }: ConditionsProps) {
  const { t } = useLanguage();
  const { conditions, match } = typed;
  const set = (next: readonly TypedCondition[]) => onChange({ ...typed, conditions: next });
  const words = wordsOf('conditions');
  return (
    <Section title={t('adminCustomers:segments.conditions')} lead={t('adminCustomers:segments.counted')}>
      <Group gap="sm">
        <Text id="segment-match">{t('adminCustomers:segments.match')}</Text>
        <SegmentedControl
          aria-labelledby="segment-match"
          data={[
            { value: 'all', label: t('adminCustomers:segments.all') },
            { value: 'any', label: t('adminCustomers:segments.any') },
          ]}
          value={match}
          onChange={(next) => onChange({ ...typed, match: next === 'any' ? 'any' : 'all' })}
        />
      </Group>
      {words === undefined ? null : <Alert color="red" role="alert" title={words} />}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={condition.key}
          number={at + 1}
          condition={condition}
          devices={devices}
          words={wordsOf(`conditions.${at}`)}
          isLocked={conditions.length === 1}
          onChange={(change) =>
            set(conditions.map((one) => (one === condition ? { ...one, ...change } : one)))
          }
          onRemove={() => set(conditions.filter((one) => one !== condition))}
        />
      ))}
      <div>
        <Button variant="default" onClick={() => set([...conditions, newCondition('orders')])}>
          {t('adminCustomers:segments.addCondition')}
        </Button>
      </div>
    </Section>
  );
}

function DeleteButton({ id, onDone }: { id: number; onDone: (refused: Refused | null) => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const remove = async () => {
    const answer = await runAction('customers.delete-segment', { id });
    onDone(answer.ok ? null : answer);
  };
  return (
    <ConfirmButton
      label={t('adminCustomers:segments.delete')}
      title={t('adminCustomers:segments.deleteTitle')}
      text={t('adminCustomers:segments.deleteText')}
      onConfirm={remove}
    />
  );
}

function Editor() {
  const { t, to } = useLanguage();
  const { id, segment, devices } = useLoaderData<typeof loader>();
  const number = /^\d+$/.test(id) ? Number(id) : null;
  const { runAction, isBusy } = useAction();
  const [start] = useState<Typed>(() => ({
    name: segment?.name ?? '',
    match: segment?.rule.match ?? 'all',
    conditions: segment?.rule.conditions.map(toTypedCondition) ?? [newCondition('orders')],
  }));
  const [typed, setTyped] = useState(start);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isDirty = !isSaved && typed !== start;
  const goOn = useOnward(isDirty);
  const preview = usePreview(typed.conditions.every(isComplete) ? ruleOf(typed) : null);
  const wordsOf = (field: string) => {
    const key = refused?.problems[field];
    return key === undefined ? undefined : t(`adminCustomers:errors.${key}`);
  };
  const leave = (message: string) => {
    setSaved(true);
    notifications.show({ message, color: 'green' });
    goOn(to('/admin/customers/segments/'));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const sent = { id: number, name: typed.name, rule: ruleOf(typed) };
    const answer = await runAction('customers.save-segment', sent);
    setRefused(answer.ok ? null : answer);
    if (answer.ok) leave(t('adminCustomers:segments.saved'));
  };
  return (
    <ScreenPage
      title={segment?.name || t('adminCustomers:segments.add')}
      actions={
        number === null ? null : (
          <DeleteButton
            id={number}
            onDone={(why) => {
              setRefused(why);
              if (why === null) leave(t('adminCustomers:segments.deleted'));
            }}
          />
        )
      }
    >
      <LeaveWarning isDirty={isDirty} />
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack>
          {refused === null ? null : <Alert color="red" role="alert" title={refused.words} />}
          <TextInput
            label={t('adminCustomers:segments.name')}
            value={typed.name}
            error={wordsOf('name')}
            onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
            maxLength={60}
            maw={420}
            dir="auto"
            withAsterisk
          />
          <Conditions typed={typed} onChange={setTyped} devices={devices} wordsOf={wordsOf} />
          <Section title={t('adminCustomers:segments.preview')}>
            <div aria-live="polite">
              <WhoBelongs preview={preview} />
            </div>
          </Section>
          <Group>
            <Button type="submit" loading={isBusy}>
              {t('adminCustomers:segments.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ScreenPage>
  );
}

/** A segment by its rule: a saved one, a new one, or a copy of a ready-made one. Source: CU-03 */
export default function SegmentScreen() {
  return <Editor key={useParams().id} />;
}
