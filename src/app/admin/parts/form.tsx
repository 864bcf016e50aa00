import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import type { InputOf, ValueOf, VerbName } from '#desk/verbs.ts';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAct } from '../act.ts';
import { EarlierDraft } from './earlier-draft.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { LeaveWarning } from './leave-warning.tsx';
import { ReadOnlyFields } from './read-only.tsx';
import { useRights } from './use-rights.ts';

type FormOptions<Name extends VerbName, Values> = Readonly<{
  verb: Name;
  /** Names the form in this browser, as `product:17`: what is typed and not saved is kept under it. */
  draftKey: string;
  initial: Values;
  toInput: (values: Values) => InputOf<Name>;
  onSaved?: (value: ValueOf<Name>) => void;
}>;

/**
 * A form that saves by a verb. It warns before typed things are lost, keeps them in this browser, shows problems at their
 * fields and in a summary, and keeps everything when it could not be saved.
 */
export function useDeskForm<Name extends VerbName, Values extends Record<string, unknown>>(
  options: FormOptions<Name, Values>,
) {
  const { verb, draftKey, initial, toInput, onSaved } = options;
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const form = useForm<Values>({ initialValues: initial });
  const [refused, setRefused] = useState<Refused | null>(null);
  const isDirty = form.isDirty();
  const draft = useKeptDraft({ key: draftKey, values: form.values, isDirty });

  const save = async (values: Values): Promise<boolean> => {
    setRefused(null);
    const answer = await act(verb, toInput(values));
    if (!answer.ok) {
      setRefused(answer);
      const errors = Object.entries(answer.problems).map(([field, problem]) => [
        field,
        t([`desk:errors.${problem}`, `refusals:catalogue.field.${problem}`], { defaultValue: problem }),
      ]);
      form.setErrors(Object.fromEntries(errors));
      return false;
    }
    form.resetDirty(values);
    draft.forget();
    notifications.show({ message: t('desk:saved'), color: 'green' });
    onSaved?.(answer.value);
    return true;
  };
  return { form, save, isBusy, isDirty, refused, draft, clearRefused: () => setRefused(null) };
}

export type DeskFormState<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  save: (values: Values) => Promise<boolean>;
  isBusy: boolean;
  isDirty: boolean;
  refused: Refused | null;
  draft: ReturnType<typeof useKeptDraft<Values>>;
  clearRefused: () => void;
};

function RefusedAlert({ refused, labels }: { refused: Refused; labels: Readonly<Record<string, string>> }) {
  const { t, to } = useLanguage();
  const isSignedOut = refused.code === 'staff.signed-out';
  const problems = Object.entries(refused.problems);
  return (
    <Alert color="red" role="alert" title={refused.words} tabIndex={-1}>
      {isSignedOut ? (
        <>
          <Text size="sm" mb="xs">
            {t('desk:signedOutInForm')}
          </Text>
          <Button component="a" size="xs" href={to('/admin/sign-in/')} target="_blank">
            {t('desk:signInBeside')}
          </Button>
        </>
      ) : null}
      {problems.length > 0 ? (
        <List size="sm">
          {problems.map(([field, problem]) => (
            <List.Item key={field}>
              {labels[field] ?? field}:{' '}
              {t([`desk:errors.${problem}`, `refusals:catalogue.field.${problem}`], {
                defaultValue: problem,
              })}
            </List.Item>
          ))}
        </List>
      ) : null}
    </Alert>
  );
}

/**
 * The form element with its summary of problems, an earlier draft, and the button that saves. Who may not save gets the
 * fields alone, to look at.
 */
export function DeskForm<Values extends Record<string, unknown>>({
  state,
  need,
  labels,
  saveLabel,
  conflict,
  confirm,
  children,
}: {
  state: DeskFormState<Values>;
  /** The right to save; without it the fields only show what stands in them. */
  need: Right;
  /** What each field is called, for the summary. */
  labels: Readonly<Record<string, string>>;
  saveLabel?: string;
  /** What to show when somebody else saved meanwhile. */
  conflict?: (refused: Refused) => ReactNode;
  /** What to show for a refusal that asks for a yes; null for every other. */
  confirm?: (refused: Refused) => ReactNode | null;
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const { form, save, isBusy, isDirty, refused, draft } = state;
  const answerTo = refused?.code.endsWith('.changed-meanwhile') ? conflict : confirm;
  const own = refused === null ? null : answerTo?.(refused);
  const mayChange = useRights().includes(need);
  if (!mayChange) return <ReadOnlyFields>{children}</ReadOnlyFields>;
  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack gap="md">
        <EarlierDraft draft={draft} isDirty={isDirty} onTake={form.setValues} />
        {refused === null ? null : (own ?? <RefusedAlert refused={refused} labels={labels} />)}
        {children}
        <Group className="desk-save">
          <Button type="submit" loading={isBusy}>
            {saveLabel ?? t('desk:save')}
          </Button>
          {isDirty ? (
            <Text size="sm" c="dimmed">
              {t('desk:unsaved')}
            </Text>
          ) : null}
        </Group>
      </Stack>
      <LeaveWarning isDirty={isDirty} />
    </form>
  );
}
