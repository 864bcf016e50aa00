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
    /** The key of the draft in this browser's storage, such as `product:17`. */
    draftKey: string;
  }>;

/**
 * A form that saves by an action. It warns before unsaved changes are lost, stores a draft in this browser, shows
 * problems at their fields and in a summary, and keeps its values after a refusal.
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

/** The label of a field; for a field of a list, such as `attributes.0.name`, with its position. */
export function labelOf(field: string, labels: Labels): string {
  const [, list = '', index, ofItem = ''] = /^(\w+)\.(\d+)\.(.+)$/.exec(field) ?? [];
  const name = labels[list];
  if (labels[field] !== undefined || name === undefined) return labels[field] ?? field;
  const label = labels[`${list}.${ofItem}`] ?? labels[ofItem];
  return [`${name} ${Number(index) + 1}`, ...(label === undefined ? [] : [label])].join(' · ');
}

/** Why a form was not saved; with a link to sign in if the session has expired. */
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

/** The reason of a refusal, scrolled into view and focused, since the save button may be far below. */
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
 * The form element with error summary, earlier draft and save button. Without the right to save, the fields are
 * read-only.
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
  /** The right to save; without it the fields are read-only. */
  need: Right;
  /** Labels of the fields, for the error summary. */
  labels: Readonly<Record<string, string>>;
  saveLabel?: string;
  /** Formats values in a conflict, where the default format does not suffice. */
  formatField?: FormatField;
  /** The element for a refusal that needs confirmation; null for others. */
  confirm?: (refused: Refused) => ReactNode | null;
  /** The changes of the button that saves and publishes; null if already published, or not publishable. */
  publish?: Partial<Values> | null;
  /** The message after publication; otherwise, as for a scheduled publication, it is that of a save. */
  publishSaid?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const { form, save, isBusy, isDirty, refused, draft } = state;
  const confirmation = refused === null ? null : confirm?.(refused);
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
          <WhyRefused>{confirmation ?? <RefusedAlert refused={refused} labels={labels} />}</WhyRefused>
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
                void save(form.getValues(), { set: publish, message: publishSaid ?? t('admin:saved') })
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
