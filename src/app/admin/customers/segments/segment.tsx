import {
  Alert,
  Anchor,
  Button,
  Group,
  List,
  Loader,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import type { SegmentId } from '#kernel/ids.ts';
import type { SegmentRule } from '#shop/customers';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { Amount } from '../../parts/amount.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { type Refused, useAction } from '../../use-action.ts';
import type { Route } from './+types/segment';
import { ConditionRow } from './condition-row.tsx';
import { useConditionWords } from './condition-words.ts';
import {
  isComplete,
  newCondition,
  type TypedCondition,
  toSentCondition,
  toTypedConditions,
  withNewCondition,
} from './conditions.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'customers.change');
  const id = args.params.id ?? 'new';
  const copy = new URL(args.request.url).searchParams.get('copy');
  return { id, ...(await loadAction(args, 'customers.segment', { id, copy: id === 'new' ? copy : null })) };
}

type Typed = { name: string; match: 'all' | 'any'; conditions: readonly TypedCondition[] };
type Stored = Readonly<{ name: string; rule: SegmentRule }>;

function toTyped({ name, rule }: Stored): Typed {
  return { name, match: rule.match, conditions: toTypedConditions(rule.conditions) };
}

function ruleOf({ match, conditions }: Typed) {
  return { match, conditions: conditions.map(toSentCondition) };
}

/** The number of people in the segment, and the newest of them. */
function WhoBelongs({ rule }: { rule: ReturnType<typeof ruleOf> | null }) {
  const { t, to } = useLanguage();
  const preview = usePreview('customers.preview-segment', rule === null ? null : { rule });
  if (rule === null) return <Text c="dimmed">{t('adminCustomers:segments.incomplete')}</Text>;
  if (preview === null) return <Loader size="sm" aria-label={t('adminCustomers:segments.preview')} />;
  if (!preview.ok) return <Text c="dimmed">{preview.words}</Text>;
  const { total, people } = preview.value;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('adminCustomers:segments.matches', { count: total })}</Text>
      {people.length === 0 ? null : <Text size="sm">{t('adminCustomers:segments.newest')}</Text>}
      <List size="sm">
        {people.map(({ kind, id, name, totalMinor }) => (
          <List.Item key={`${kind}-${id}`}>
            <Anchor
              inherit
              component={Link}
              to={to(`/admin/customers/${kind === 'guest' ? 'guests/' : ''}${id}/`)}
            >
              <bdi>{name}</bdi>
            </Anchor>{' '}
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
        <Button variant="default" onClick={() => set(withNewCondition(conditions))}>
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

const NEW: Typed = { name: '', match: 'all', conditions: [newCondition('orders', 0)] };

function useSegmentForm() {
  const { to } = useLanguage();
  const { id, segment } = useLoaderData<typeof loader>();
  const number = /^\d+$/.test(id) ? Number(id) : null;
  const state = useAdminForm({
    action: 'customers.save-segment',
    draftKey: `segment:${id}`,
    opened: { values: segment === null ? NEW : toTyped(segment), version: segment?.version ?? 0 },
    toInput: (typed: Typed, version) => ({
      ...{ id: number as SegmentId | null, name: typed.name },
      ...{ rule: ruleOf(typed), version },
    }),
    toValues: toTyped,
    onSaved: () => goOn(to('/admin/customers/segments/')),
  });
  const goOn = useOnward(state.isDirty);
  return { state, number };
}

function Editor() {
  const { t, to } = useLanguage();
  const { segment, devices } = useLoaderData<typeof loader>();
  const { state, number } = useSegmentForm();
  const [notDeleted, setNotDeleted] = useState<Refused | null>(null);
  const goOn = useOnward(state.isDirty);
  const toText = useConditionWords(devices);
  const { form, refused } = state;
  const typed = form.values;
  const wordsOf = (field: string) => {
    const key = refused?.problems[field];
    return key === undefined ? undefined : t(`adminCustomers:errors.${key}`);
  };
  const handleDeleted = (why: Refused | null) => {
    setNotDeleted(why);
    if (why !== null) return;
    state.draft.forget();
    form.resetDirty(form.getValues());
    notifications.show({ message: t('adminCustomers:segments.deleted'), color: 'green' });
    goOn(to('/admin/customers/segments/'));
  };
  return (
    <ScreenPage
      title={segment?.name || t('adminCustomers:segments.add')}
      actions={number === null ? null : <DeleteButton id={number} onDone={handleDeleted} />}
    >
      {notDeleted === null ? null : <Alert color="red" role="alert" title={notDeleted.words} />}
      <AdminForm
        state={state}
        need="customers.change"
        saveLabel={t('adminCustomers:segments.save')}
        labels={{
          name: t('adminCustomers:segments.name'),
          match: t('adminCustomers:segments.match'),
          conditions: t('adminCustomers:segments.conditions'),
        }}
        formatField={toText}
        confirm={({ code, words }) =>
          code === 'customers.wrong-fields' ? <Alert color="red" role="alert" title={words} /> : null
        }
      >
        <TextInput
          label={t('adminCustomers:segments.name')}
          value={typed.name}
          error={wordsOf('name')}
          onChange={(event) => form.setFieldValue('name', event.currentTarget.value)}
          maxLength={60}
          maw={420}
          dir="auto"
          withAsterisk
        />
        <Conditions typed={typed} onChange={form.setValues} devices={devices} wordsOf={wordsOf} />
        <Section title={t('adminCustomers:segments.preview')}>
          <div aria-live="polite">
            <WhoBelongs rule={typed.conditions.every(isComplete) ? ruleOf(typed) : null} />
          </div>
        </Section>
      </AdminForm>
    </ScreenPage>
  );
}

/** The screen of a segment: a saved one, a new one, or a copy of a built-in one. Source: CU-03 */
export default function SegmentScreen() {
  return <Editor key={useParams().id} />;
}
