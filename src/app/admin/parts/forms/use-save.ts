import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { CHANGED_MEANWHILE } from '#kernel/editing/optimistic-lock.ts';
import type { Publishing } from '#kernel/editing/publishing.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { isSame } from './differences.ts';

type Draft = Record<string, unknown>;

/** What an editor opened: its values, and the version that they go back with; 0 for something new. */
export type Opened<Values> = Readonly<{ values: Values; version: number }>;

/** What stands now instead of `base`, which the editor opened, and who saved it; no moment where nobody knows it. */
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
  /** The values of the editor in what a conflict says is stored. */
  toValues: (stored: Stored) => Values;
  onSaved?: (value: ValueOf<Name>) => void;
}>;

/**
 * `version`: another one than that which was opened; `said`: what is shown once it is saved; `publishing`: how a document is
 * published; `set`: values that the form takes over once they are saved.
 */
type HowToSave<Values> = Readonly<{
  version?: number;
  said?: string;
  publishing?: Publishing | null;
  set?: Partial<Values>;
}>;

/** What was saved here last; no version where nothing was changed. */
type Saved<Values> = Readonly<{ values: Values; version: number | null }>;

type ConflictFacts<Stored> = { stored: Stored; version: number; name: string; at: string | null };

/** The facts of a conflict, as the action gave them; null for any other refusal. */
function parseConflict<Stored>({ code, refusal }: Refused) {
  if (code !== CHANGED_MEANWHILE) return null;
  const { at, ...facts } = refusal as ConflictFacts<Stored>;
  return { ...facts, at: at === null ? null : new Date(at) };
}

/** Whether what stands now is what was saved here: known by its version, else by its values. */
function isOwn<Values>(saved: Saved<Values> | null, { values, version }: Opened<Values>): boolean {
  if (saved === null) return false;
  return saved.version === null ? isSame(values, saved.values) : saved.version === version;
}

/**
 * Saves what somebody edits under its optimistic lock: knows what is not saved yet, keeps everything when it could not be
 * saved, and takes up what was saved beside it as long as nothing typed would be lost.
 *
 * @returns adopt: goes on from another version, also from an older one: saving then says who saved since; conflict: somebody else saved meanwhile, to be shown by `ConflictDialog`; overwrite, adopt: what answers it
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

  /** What was saved here last, where the page does not show it yet. */
  const latest = (): Opened<Values> => {
    const { values, version } = saved.current ?? { values: base.values, version: null };
    return version !== null && version > base.version ? { values, version } : base;
  };

  const saveNow = async (typed: Values, how: HowToSave<Values>): Promise<boolean> => {
    const { version = latest().version, said = t('admin:saved'), publishing = null, set = {} } = how;
    const values = { ...typed, ...set };
    setRefused(null);
    notSet.current = set;
    const answer = await runAction(action, toInput(values, version, publishing));
    if (!answer.ok) {
      const found = parseConflict<Stored>(answer);
      // What was saved here stands, and only its version has not come back yet.
      if (found !== null && isOwn(saved.current, { ...found, values: toValues(found.stored) }))
        return saveNow(typed, { ...how, version: found.version });
      setRefused(answer);
      const errors = Object.entries(answer.problems).map(([field, problem]) => [
        field,
        t([`admin:errors.${problem}`, `refusals:catalogue.field.${problem}`], { defaultValue: problem }),
      ]);
      form.setErrors(Object.fromEntries(errors));
      // What stands around the form, as its history, is shown as it is now.
      if (found !== null) void revalidate();
      return false;
    }
    saved.current = { values, version: answer.version ?? null };
    notSet.current = {};
    form.setValues(set);
    form.resetDirty(values);
    notifications.show({ message: said, color: 'green' });
    onSaved?.(answer.value);
    return true;
  };

  /** Of two saves at once the second begins with the version that the first has made. */
  const save = (typed: Values, how: HowToSave<Values> = {}): Promise<boolean> => {
    const next = running.current.then(() => saveNow(typed, how));
    running.current = next.catch(() => undefined);
    return next;
  };

  /** Goes on from another version, with its values or others. */
  const adopt = (next: Opened<Values>, values = next.values) => {
    saved.current = null;
    setBase(next);
    form.setInitialValues(next.values);
    form.setValues(values);
    form.resetDirty(next.values);
    setRefused(null);
  };

  // Runs after each rendering: what was saved here, and what is typed, are known besides the state.
  useEffect(() => {
    if (opened.version <= base.version) return;
    if (!form.isDirty()) adopt(opened);
    // Typed on while it was saved: what was saved here is no conflict.
    else if (isOwn(saved.current, opened)) setBase(opened);
  });

  const found = refused === null ? null : parseConflict<Stored>(refused);
  const conflict: SaveConflict<Values> | null =
    found === null ? null : { ...found, base: latest().values, theirs: toValues(found.stored) };
  return {
    ...{ form, save, adopt, isBusy, isDirty, refused, conflict },
    /** What the editor goes on from, and goes back with. */
    base,
    /** Saves over what somebody else saved. */
    overwrite: ({ theirs, version }: SaveConflict<Values>): Promise<boolean> => {
      setBase({ values: theirs, version });
      return save(form.getValues(), { version, set: notSet.current });
    },
    /** Saves what was refused, now that somebody answered for it. */
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
