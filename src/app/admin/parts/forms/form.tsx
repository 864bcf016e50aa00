import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../../use-action.ts';
import { useRights } from '../use-rights.ts';
import { ConflictDialog, type FormatField } from './conflict-dialog.tsx';
import { EarlierDraft } from './earlier-draft.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { useLocalDraft } from './local-draft.ts';
import { ReadOnlyFields } from './read-only.tsx';
import { type SaveOptions, type SaveState, useSave } from './use-save.ts';

type FormOptions<Name extends ActionName, Values extends Record<string, unknown>, Stored> = SaveOptions<
  Name,
  Values,
  Stored
> &
  Readonly<{
    /** Names the form in this browser, as `product:17`: what is typed and not saved is kept under it. */
    draftKey: string;
  }>;

/**
 * A form that saves by an action. It warns before typed things are lost, keeps them in this browser, shows problems at their
 * fields and in a summary, and keeps everything when it could not be saved.
 */
export function useAdminForm<Name extends ActionName, Values extends Record<string, unknown>, Stored>({
  draftKey,
  onSaved,
  ...options
}: FormOptions<Name, Values, Stored>) {
  const state = useSave<Name, Values, Stored>({
    ...options,
    onSaved: (value) => {
      draft.forget();
      onSaved?.(value);
    },
  });
  const { form, base, isDirty } = state;
  const draft = useLocalDraft({ key: draftKey, values: form.values, base, isDirty });
  return { ...state, draft };
}

export type AdminFormState<Values extends Record<string, unknown>> = SaveState<Values> & {
  draft: ReturnType<typeof useLocalDraft<Values>>;
};

type Labels = Readonly<Record<string, string>>;

/** What a field is called; one of a list, as `attributes.0.name`, with its place in it. */
export function labelOf(field: string, labels: Labels): string {
  const [, list = '', index, own = ''] = /^(\w+)\.(\d+)\.(.+)$/.exec(field) ?? [];
  const name = labels[list];
  if (labels[field] !== undefined || name === undefined) return labels[field] ?? field;
  const label = labels[`${list}.${own}`] ?? labels[own];
  return [`${name} ${Number(index) + 1}`, ...(label === undefined ? [] : [label])].join(' · ');
}

/** Why something was not saved, with the way to sign in again where that is it. */
export function RefusedAlert({
  refused,
  labels,
}: {
  refused: Refused;
  labels: Readonly<Record<string, string>>;
}) {
  const { t, to } = useLanguage();
  const isSignedOut = refused.code === 'staff.signed-out';
  const problems = Object.entries(refused.problems).map(([field, problem]) => {
    const keys = [`admin:errors.${problem}`, `refusals:catalogue.field.${problem}`];
    return `${labelOf(field, labels)}: ${t(keys, { defaultValue: problem })}`;
  });
  return (
    <Alert color="red" role="alert" title={refused.words} tabIndex={-1}>
      {isSignedOut ? (
        <>
          <Text size="sm" mb="xs">
            {t('admin:signedOutInForm')}
          </Text>
          <Button component="a" size="xs" href={to('/admin/sign-in/')} target="_blank">
            {t('admin:signInBeside')}
          </Button>
        </>
      ) : null}
      {problems.length > 0 ? (
        <List size="sm">
          {[...new Set(problems)].map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      ) : null}
    </Alert>
  );
}

/** Why a form was not saved, brought into view and focused: the button that saves may be screens below it. */
function WhyRefused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="admin-refused" tabIndex={-1}>
      {children}
    </div>
  );
}

/**
 * The form element with its summary of problems, an earlier draft, and the button that saves. Who may not save gets the
 * fields alone, to look at.
 */
export function AdminForm<Values extends Record<string, unknown>>({
  state,
  need,
  labels,
  saveLabel,
  formatField,
  confirm,
  publish,
  publishSaid,
  children,
}: {
  state: AdminFormState<Values>;
  /** The right to save; without it the fields only show what stands in them. */
  need: Right;
  /** What each field is called, for the summary. */
  labels: Readonly<Record<string, string>>;
  saveLabel?: string;
  /** What a value of a field reads as in a conflict, where nobody knows better. */
  formatField?: FormatField;
  /** What to show for a refusal that asks for a yes; null for every other. */
  confirm?: (refused: Refused) => ReactNode | null;
  /** What is changed to save and publish in one press; null where it is published already, or cannot be. */
  publish?: Partial<Values> | null;
  /** What is said once it is published; else that it is saved, as what is published later is. */
  publishSaid?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const { form, save, isBusy, isDirty, refused, draft } = state;
  const own = refused === null ? null : confirm?.(refused);
  const mayChange = useRights().includes(need);
  if (!mayChange) return <ReadOnlyFields>{children}</ReadOnlyFields>;
  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack gap="md">
        <EarlierDraft
          draft={draft}
          isDirty={isDirty}
          onTake={({ base, values }) => state.adopt(base, values)}
        />
        {refused === null || state.conflict !== null ? null : (
          <WhyRefused>{own ?? <RefusedAlert refused={refused} labels={labels} />}</WhyRefused>
        )}
        <ConflictDialog state={state} labels={labels} formatField={formatField} />
        {children}
        <Group className="admin-save">
          <Button type="submit" loading={isBusy}>
            {saveLabel ?? t('admin:save')}
          </Button>
          {publish === null || publish === undefined ? null : (
            <Button
              variant="default"
              loading={isBusy}
              onClick={() =>
                void save(form.getValues(), { set: publish, said: publishSaid ?? t('admin:saved') })
              }
            >
              {t('admin:publish')}
            </Button>
          )}
          {isDirty ? (
            <Text size="sm" c="dimmed">
              {t('admin:unsaved')}
            </Text>
          ) : null}
        </Group>
      </Stack>
      <LeaveWarning isDirty={isDirty} />
    </form>
  );
}
