import { Button, Group, Popover, Select, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { SIDES } from '../../parts/fields.tsx';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { ErrorText } from '../../parts/screen.tsx';
import { wordsOf } from '../../terms/refused-words.ts';
import { type ActionAnswer, useAction } from '../../use-action.ts';

type TermKind = 'category' | 'brand' | 'tag' | 'attribute' | 'value';
type Form = Readonly<{ name: Readonly<{ en: string; ar: string }> }>;

type NewTermProps<Created> = Readonly<{
  kind: TermKind;
  /** The name of the attribute, for a value. */
  of?: string;
  /** The possible parents, for a category. */
  parents?: readonly Readonly<{ value: string; label: string }>[];
  create: (
    runAction: ReturnType<typeof useAction>['runAction'],
    form: Form & { parentId?: number | null },
  ) => Promise<ActionAnswer<Created>>;
  /** Called when the new term is among the options. */
  onCreated: (created: Created, form: Form) => void;
}>;

const NO_NAME = { en: '', ar: '' };
const LONGEST = 200;

function Fields<Created>({
  kind,
  parents,
  create,
  onCreated,
  onClose,
}: NewTermProps<Created> & { onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [name, setName] = useState(NO_NAME);
  const [parent, setParent] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const save = async () => {
    const place = kind === 'category' ? { parentId: parent === null ? null : Number(parent) } : {};
    const answer = await create(runAction, { name, ...place });
    setWords(wordsOf(answer, t));
    if (!answer.ok) return;
    onCreated(answer.value, { name });
    onClose();
  };
  // Enter would submit the surrounding product form.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void save();
  };
  return (
    <Stack gap="xs" ta="start">
      {SIDES.map(({ language, dir }) => (
        <TextInput
          key={language}
          label={`${t('adminProducts:newTerm.name')} · ${t(`admin:languages.${language}`)}`}
          dir={dir}
          lang={language}
          maxLength={LONGEST}
          required={language === 'en'}
          data-autofocus={language === 'en' || undefined}
          value={name[language]}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setName((before) => ({ ...before, [language]: typed }));
          }}
          onKeyDown={handleKeyDown}
        />
      ))}
      {parents === undefined ? null : (
        <Select
          label={t('adminProducts:newTerm.parent')}
          data={[...parents]}
          value={parent}
          onChange={setParent}
          searchable
          clearable
          comboboxProps={{ withinPortal: false }}
        />
      )}
      <ErrorText words={words} />
      <Group justify="flex-end" gap="xs">
        <Button size="xs" variant="default" onClick={onClose}>
          {t('admin:cancel')}
        </Button>
        <Button size="xs" loading={isBusy} onClick={() => void save()}>
          {t('adminProducts:newTerm.create')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Creates a category, brand, tag, attribute or value without leaving the product form. */
export function NewTerm<Created>(props: NewTermProps<Created>) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly) return null;
  const label = t(`adminProducts:newTerm.${props.kind}`, { name: props.of });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      withArrow
      position="bottom-start"
      width={300}
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<AdminIcon name="plus" />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setOpen((open) => !open)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Fields {...props} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
