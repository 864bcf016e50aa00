import { ActionIcon, Button, ColorInput, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { Localized } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type ActAnswer, useAct } from '../act.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { wordsOf } from './refused-words.ts';

export type TypedTerm = { name: { en: string; ar: string }; swatchHex: string | null };

/** The names of a value in both languages, and its colour where it has one. */
export function TermForm({
  name,
  swatchHex,
  label,
  isNew = false,
  save,
}: {
  name: Localized;
  /** Left out where there are no colours. */
  swatchHex?: string | null;
  label: string;
  isNew?: boolean;
  save: (typed: TypedTerm) => Promise<ActAnswer<unknown>>;
}) {
  const { t } = useLanguage();
  const [en, setEn] = useState(name.en);
  const [ar, setAr] = useState(name.ar ?? '');
  const [swatch, setSwatch] = useState(swatchHex ?? '');
  const [words, setWords] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await save({ name: { en, ar }, swatchHex: swatch === '' ? null : swatch });
    setWords(wordsOf(answer, t));
    if (!answer.ok) return;
    notifications.show({ message: t('desk:saved'), color: 'green' });
    if (!isNew) return;
    setEn('');
    setAr('');
    setSwatch('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} style={{ flexGrow: 1 }}>
      <Group gap="xs" align="flex-end">
        <TextInput
          label={isNew ? `${label} · ${t('desk:languages.en')}` : undefined}
          aria-label={`${label} · ${t('desk:languages.en')}`}
          value={en}
          onChange={(event) => setEn(event.currentTarget.value)}
          dir="ltr"
          lang="en"
          required
          style={{ flex: '1 1 9rem' }}
        />
        <TextInput
          label={isNew ? `${label} · ${t('desk:languages.ar')}` : undefined}
          aria-label={`${label} · ${t('desk:languages.ar')}`}
          value={ar}
          onChange={(event) => setAr(event.currentTarget.value)}
          dir="rtl"
          lang="ar"
          style={{ flex: '1 1 9rem' }}
        />
        {swatchHex === undefined ? null : (
          <ColorInput
            label={isNew ? t('deskGoods:terms.color') : undefined}
            aria-label={`${label} · ${t('deskGoods:terms.color')}`}
            value={swatch}
            onChange={setSwatch}
            w="9rem"
            withEyeDropper={false}
            popoverProps={{ withinPortal: true }}
          />
        )}
        <Button type="submit" variant={isNew ? 'filled' : 'default'}>
          {t(isNew ? 'deskGoods:terms.add' : 'desk:save')}
        </Button>
      </Group>
      {words === null ? null : (
        <Text size="sm" c="red" role="alert">
          {words}
        </Text>
      )}
    </form>
  );
}

const MOVES = [
  { by: -1, icon: 'arrow-up', label: 'deskGoods:terms.earlier' },
  { by: 1, icon: 'arrow-down', label: 'deskGoods:terms.later' },
] as const;

/** Earlier, later and away. */
export function TermMoves({
  name,
  isFirst = false,
  isLast = false,
  onMove,
  onRemove,
  uses,
}: {
  name: string;
  isFirst?: boolean;
  isLast?: boolean;
  /** Left out where things stand in no order of their own. */
  onMove?: (by: -1 | 1) => void;
  onRemove: () => Promise<ActAnswer<unknown>>;
  /** How many goods have it; left out where that is said elsewhere. */
  uses?: number;
}) {
  const { t } = useLanguage();
  const { isBusy } = useAct();
  const [words, setWords] = useState<string | null>(null);
  return (
    <Group gap={4} align="center">
      {uses === undefined ? null : (
        <Text size="xs" c="dimmed">
          {t('deskGoods:terms.goods', { count: uses })}
        </Text>
      )}
      {onMove === undefined
        ? null
        : MOVES.map(({ by, icon, label }) => (
            <ActionIcon
              key={by}
              variant="subtle"
              color="gray"
              aria-label={t(label, { name })}
              disabled={isBusy || (by < 0 ? isFirst : isLast)}
              onClick={() => onMove(by)}
            >
              <DeskIcon name={icon} />
            </ActionIcon>
          ))}
      <ConfirmButton
        label={t('deskGoods:terms.remove')}
        title={t('deskGoods:terms.removeTitle', { name })}
        text={t('deskGoods:terms.removeText')}
        onConfirm={async () => setWords(wordsOf(await onRemove(), t))}
      />
      {words === null ? null : (
        <Text size="sm" c="red" role="alert">
          {words}
        </Text>
      )}
    </Group>
  );
}
