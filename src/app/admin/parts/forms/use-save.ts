import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import type { Publishing } from '#kernel/editing/publishing.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { isSame } from './differences.ts';

type Draft = Record<string, unknown>;

/** The values that a form was opened with, and their version; 0 for a new record. */
export type Opened<Values> = Readonly<{ values: Values; version: number }>;

/** A save conflict: `theirs` is stored now, `base` is what the form was opened with. `at` is null if unknown. */
export type SaveConflict<Values> = Readonly<{
  base: Values;
  theirs: Values;
  version: number;
  name: string;
  at: Date | null;
}>;

export type SaveOptions<Name extends ActionName, Values extends Draft, Stored> = Readonly<{
  action: Name;
  opened: Opened<Values>;
  toInput: (values: Values, version: number, publishing: Publishing | null) => InputOf<Name>;
  /** Converts the stored record of a conflict to form values. */
  toValues: (stored: Stored) => Values;
  onSaved?: (value: ValueOf<Name>) => void;
}>;

/**
 * `version`: the base version, if not the opened one; `message`: the message after the save; `publishing`: facts of a
 * publication; `set`: values that the form takes over after the save.
 */
type HowToSave<Values> = Readonly<{
  version?: number;
  message?: string;
  publishing?: Publishing | null;
  set?: Partial<Values>;
}>;

/** The last save of this form; no version if it changed nothing. */
type Saved<Values> = Readonly<{ values: Values; version: number | null }>;

type ConflictFacts<Stored> = { stored: Stored; version: number; name: string; at: string | null };

/** The facts of a conflict; null for other refusals. */
function parseConflict<Stored>({ code, refusal }: Refused) {
  if (code !== EDIT_CONFLICT) return null;
  const { at, ...facts } = refusal as ConflictFacts<Stored>;
  return { ...facts, at: at === null ? null : new Date(at) };
}

/** Whether the stored record is the last save of this form, by version, or else by values. */
function isOwn<Values>(saved: Saved<Values> | null, { values, version }: Opened<Values>): boolean {
  if (saved === null) return false;
  return saved.version === null ? isSame(values, saved.values) : saved.version === version;
}

/**
 * Saves a form under an optimistic lock. It tracks unsaved changes, keeps the values after a refusal, and adopts
 * changes of others if that loses nothing typed.
 *
 * @returns conflict: another save in the meantime, to be shown by `ConflictDialog`; overwrite and adopt resolve it.
 *   adopt also continues from an older version: the next save then conflicts with the newer one
 */
export function useSave<Name extends ActionName, Values extends Draft, Stored>(
  options: SaveOptions<Name, Values, Stored>,
) {
  const { action, opened, toInput, toValues, onSaved } = options;
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(opened);
  const form = useForm<Values>({ initialValues: opened.values });
  const [refused, setRefused] = useState<Refused | null>(null);
  const isDirty = form.isDirty();
  const saved = useRef<Saved<Values> | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const notSet = useRef<Partial<Values>>({});

  /** The last save of this form, if the page does not show it yet. */
  const latest = (): Opened<Values> => {
    const { values, version } = saved.current ?? { values: base.values, version: null };
    return version !== null && version > base.version ? { values, version } : base;
  };

  const saveNow = async (typed: Values, how: HowToSave<Values>): Promise<boolean> => {
    const { version = latest().version, message = t('admin:saved'), publishing = null, set = {} } = how;
    const values = { ...typed, ...set };
    setRefused(null);
    notSet.current = set;
    const answer = await runAction(action, toInput(values, version, publishing));
    if (!answer.ok) {
      const conflict = parseConflict<Stored>(answer);
      // The stored record is our own save whose version has not been returned yet.
      if (conflict !== null && isOwn(saved.current, { ...conflict, values: toValues(conflict.stored) }))
        return saveNow(typed, { ...how, version: conflict.version });
      setRefused(answer);
      const errors = Object.entries(answer.problems).map(([field, problem]) => [
        field,
        t([`admin:errors.${problem}`, `refusals:catalogue.field.${problem}`], { defaultValue: problem }),
      ]);
      form.setErrors(Object.fromEntries(errors));
      // Refreshes the data around the form, such as its history.
      if (conflict !== null) void revalidate();
      return false;
    }
    saved.current = { values, version: answer.version ?? null };
    notSet.current = {};
    form.setValues(set);
    form.resetDirty(values);
    notifications.show({ message, color: 'green' });
    onSaved?.(answer.value);
    return true;
  };

  /** Saves one at a time: a second save is based on the version of the first. */
  const save = (typed: Values, how: HowToSave<Values> = {}): Promise<boolean> => {
    const next = running.current.then(() => saveNow(typed, how));
    running.current = next.catch(() => undefined);
    return next;
  };

  /** Continues from another version, with its values or others. */
  const adopt = (next: Opened<Values>, values = next.values) => {
    saved.current = null;
    setBase(next);
    form.setInitialValues(next.values);
    form.setValues(values);
    form.resetDirty(next.values);
    setRefused(null);
  };

  // Runs after each render, since the last save and the typed values are outside of React state.
  useEffect(() => {
    if (opened.version <= base.version) return;
    if (!form.isDirty()) adopt(opened);
    // The user typed during the save: our own save is no conflict.
    else if (isOwn(saved.current, opened)) setBase(opened);
  });

  const parsed = refused === null ? null : parseConflict<Stored>(refused);
  const conflict: SaveConflict<Values> | null =
    parsed === null ? null : { ...parsed, base: latest().values, theirs: toValues(parsed.stored) };
  return {
    ...{ form, save, adopt, isBusy, isDirty, refused, conflict },
    /** The current base: its values and version. */
    base,
    /** Overwrites the save of another staff member. */
    overwrite: ({ theirs, version }: SaveConflict<Values>): Promise<boolean> => {
      setBase({ values: theirs, version });
      return save(form.getValues(), { version, set: notSet.current });
    },
    /** Saves a refused publication with its confirmation. */
    saveAnyway: (publishing: Publishing): Promise<boolean> =>
      save(form.getValues(), { publishing, set: notSet.current }),
    clearRefused: () => setRefused(null),
  };
}

export type SaveState<Values extends Draft> = Pick<
  ReturnType<typeof useSave<ActionName, Values, unknown>>,
  | 'form'
  | 'save'
  | 'adopt'
  | 'base'
  | 'isBusy'
  | 'isDirty'
  | 'refused'
  | 'conflict'
  | 'overwrite'
  | 'saveAnyway'
  | 'clearRefused'
>;
