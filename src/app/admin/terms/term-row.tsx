import { Button, ColorInput, Group, Input, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { Localized } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../parts/confirm.tsx';
import { SIDES } from '../parts/fields.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { ErrorText } from '../parts/screen.tsx';
import { MoveButtons } from '../parts/tree/move-buttons.tsx';
import { useTrashUndo } from '../trash/use-trash-undo.tsx';
import type { ActionAnswer } from '../use-action.ts';
import { wordsOf } from './refused-words.ts';

type TypedTerm = { name: { en: string; ar: string }; swatchHex: string | null };
type Term = Readonly<{ name: Localized; swatchHex?: string | null }>;

function toTyped({ name, swatchHex = null }: Term): TypedTerm {
  return { name: { en: name.en, ar: name.ar ?? '' }, swatchHex };
}

/** The names of a value in both languages, and its colour. */
export function TermForm<Name extends ActionName>({
  term,
  version = 0,
  label,
  isNew = false,
  action,
  toInput,
  onSaved,
}: {
  /** `swatchHex` is absent for attributes without colours. */
  term: Term;
  version?: number;
  label: string;
  isNew?: boolean;
  action: Name;
  toInput: (typed: TypedTerm, version: number) => InputOf<Name>;
  onSaved?: (value: ValueOf<Name>) => void;
}) {
  const { t } = useLanguage();
  const state = useSave({
    action,
    opened: { values: toTyped(term), version },
    toInput,
    toValues: toTyped,
    onSaved: (value) => {
      if (isNew) state.adopt({ values: toTyped(term), version });
      onSaved?.(value);
    },
  });
  const { form, refused, conflict } = state;
  const words = refused === null || conflict !== null ? null : wordsOf(refused, t);
  const color = t('adminTerms:terms.color');
  return (
    <form onSubmit={form.onSubmit((typed) => void state.save(typed))} className="admin-term-form">
      <Group gap="xs" align="flex-end">
        {SIDES.map(({ language, dir }) => {
          const named = `${label} · ${t(`admin:languages.${language}`)}`;
          const field = {
            ...form.getInputProps(`name.${language}`),
            ...{ dir, lang: language, required: language === 'en' },
            'aria-label': named,
            placeholder: t(`admin:languages.${language}`),
            error: null,
            style: { flex: '1 1 9rem' },
          };
          // Rows use inputs without a label, since a label would double the markup of a long list.
          return isNew ? (
            <TextInput key={language} label={named} {...field} />
          ) : (
            <Input key={language} {...field} />
          );
        })}
        {term.swatchHex === undefined ? null : (
          <ColorInput
            label={isNew ? color : undefined}
            aria-label={`${label} · ${color}`}
            value={form.values.swatchHex ?? ''}
            onChange={(hex) => form.setFieldValue('swatchHex', hex === '' ? null : hex)}
            fixOnBlur={false}
            w="9rem"
            withEyeDropper={false}
            popoverProps={{ withinPortal: true }}
          />
        )}
        <Button type="submit" variant={isNew ? 'filled' : 'default'}>
          {t(isNew ? 'adminTerms:terms.add' : 'admin:save')}
        </Button>
      </Group>
      <ErrorText words={words} />
      <ConflictDialog state={state} labels={{ name: t('adminTerms:categories.name'), swatchHex: color }} />
    </form>
  );
}

/** Move and delete buttons of a term. */
export function TermMoves({
  name,
  isFirst = false,
  isLast = false,
  onMove,
  onRemove,
  uses,
  removeText,
}: {
  name: string;
  isFirst?: boolean;
  isLast?: boolean;
  /** Absent if the terms have no order of their own. */
  onMove?: (by: -1 | 1) => void;
  onRemove: () => Promise<ActionAnswer<unknown>>;
  /** The number of uses as text; absent if shown elsewhere. */
  uses?: string;
  /**
   * The consequences of a deletion, where they differ from those of product terms. A number in the result is the id in
   * the trash.
   */
  removeText?: string;
}) {
  const { t } = useLanguage();
  const offerUndo = useTrashUndo();
  const [words, setWords] = useState<string | null>(null);
  return (
    <Group gap={4} align="center">
      {uses === undefined ? null : (
        <Text size="xs" c="dimmed">
          {uses}
        </Text>
      )}
      {onMove === undefined ? null : (
        <MoveButtons
          {...{ isFirst, isLast, onMove }}
          earlier={t('adminTerms:terms.earlier', { name })}
          later={t('adminTerms:terms.later', { name })}
          size="md"
        />
      )}
      <ConfirmButton
        label={t('adminTerms:terms.remove')}
        title={t('adminTerms:terms.removeTitle', { name })}
        text={removeText ?? t('adminTerms:terms.removeText')}
        onConfirm={async () => {
          const answer = await onRemove();
          setWords(wordsOf(answer, t));
          if (answer.ok && typeof answer.value === 'number') offerUndo(answer.value, name);
        }}
      />
      <ErrorText words={words} />
    </Group>
  );
}
