import { Button, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { canLeadTo, type FlatEntry } from '#shop/content/staff/rules/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../parts/confirm.tsx';
import { SIDES } from '../parts/fields.tsx';
import { PictureInput } from '../templates/content/inputs/picture-input.tsx';
import { ChooseAction, StoredAction } from '../templates/content/link-actions/action-input.tsx';
import { actionOf, toHash } from '../templates/content/link-actions/link-actions.ts';
import { useAction } from '../use-action.ts';

type FoundTarget = ValueOf<'menus.find'>[number];
export type TypedEntry = Pick<FlatEntry, 'label' | 'url' | 'image'>;

const TYPING_MS = 250;

type FindPlaceProps = Readonly<{
  isTakenAtOnce: boolean;
  onFound: (target: FoundTarget) => void;
}>;

/** Searches a page, category, product or article as link target. */
function FindPlace({ isTakenAtOnce, onFound }: FindPlaceProps) {
  const { t, language } = useLanguage();
  const { queryAction } = useAction();
  const [targets, setTargets] = useState<readonly FoundTarget[]>([]);
  const [typed, setTyped] = useState('');
  const seek = useDebouncedCallback(async (q: string) => {
    if (q.trim() === '') return;
    const answer = await queryAction('menus.find', { q: q.trim() });
    if (answer.ok) setTargets(answer.value);
  }, TYPING_MS);
  const groups = (['page', 'category', 'product', 'article'] as const).map((kind) => ({
    group: t(`adminMenus:kinds.${kind}`),
    items: targets
      .filter((one) => one.kind === kind)
      .map(({ url, name }) => ({ value: url, label: inLanguage(name, language) })),
  }));
  return (
    <Select
      label={t('adminMenus:find')}
      description={isTakenAtOnce ? t('adminMenus:findHelp') : null}
      placeholder={t('adminMenus:findHint')}
      data={groups.filter(({ items }) => items.length > 0)}
      searchable
      openOnFocus={false}
      filter={({ options }) => options}
      nothingFoundMessage={t(typed === '' ? 'adminMenus:findHint' : 'adminMenus:foundNothing')}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        seek(text);
      }}
      value={null}
      onChange={(url) => {
        const one = targets.find((other) => other.url === url);
        if (one !== undefined) onFound(one);
      }}
    />
  );
}

/** Whether an entry has neither a label nor a picture, so that a found target completes it. */
const hasNothing = ({ label, image }: TypedEntry) => label.en === '' && label.ar === '' && image === null;

/** Links an entry to a target, with the target's name unless it has a label. */
function leadingTo({ url, name }: FoundTarget, typed: TypedEntry): TypedEntry {
  const label = typed.label.en === '' ? { en: name.en, ar: name.ar ?? '' } : typed.label;
  return { ...typed, label, url };
}

/**
 * Label and link of a menu entry in both languages; an entry without a link is a heading. A new entry without a label
 * is added as soon as a target is found, with the target's name.
 */
export function EntryDialog({
  entry,
  onTake,
  onClose,
}: {
  /** Null for a new one. */
  entry: TypedEntry | null;
  onTake: (typed: TypedEntry) => void;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const [label, setLabel] = useState(entry?.label ?? { en: '', ar: '' });
  const [url, setUrl] = useState(entry?.url ?? '');
  const [image, setImage] = useState(entry?.image ?? null);
  const [isChecked, setChecked] = useState(false);
  const action = actionOf(url.trim());
  const lacksName = label.en.trim() === '';
  const leadsNowhere = url.trim() !== '' && !canLeadTo(url.trim());
  const typed = { label, url, image };
  const isTakenAtOnce = entry === null && hasNothing(typed);
  const write = (next: TypedEntry) => {
    setUrl(next.url);
    setLabel(next.label);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the menu's form in React's tree, though not in the DOM.
    event.stopPropagation();
    setChecked(true);
    if (!lacksName && !leadsNowhere)
      onTake({ label: { en: label.en.trim(), ar: label.ar.trim() }, url: url.trim(), image });
  };
  return (
    <Modal opened onClose={onClose} title={t(entry === null ? 'adminMenus:add' : 'adminMenus:change')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {action === null ? (
            <>
              <FindPlace
                isTakenAtOnce={isTakenAtOnce}
                onFound={(target) => (isTakenAtOnce ? onTake : write)(leadingTo(target, typed))}
              />
              <ChooseAction label={t('adminMenus:address')} onChoose={(value) => setUrl(toHash(value))} />
              <TextInput
                label={t('adminMenus:address')}
                description={t('adminMenus:addressHelp')}
                value={url}
                onChange={(event) => setUrl(event.currentTarget.value)}
                error={isChecked && leadsNowhere ? t('admin:errors.no-way') : null}
                dir="ltr"
              />
            </>
          ) : (
            <StoredAction
              label={t('adminMenus:address')}
              action={action}
              error={null}
              onClear={() => setUrl('')}
            />
          )}
          {SIDES.map(({ language, dir }) => (
            <TextInput
              key={language}
              label={`${t('adminMenus:name')} · ${t(`admin:languages.${language}`)}`}
              value={label[language]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setLabel((before) => ({ ...before, [language]: value }));
              }}
              error={
                isChecked && language === 'en' && lacksName ? t('refusals:catalogue.field.missing') : null
              }
              dir={dir}
              lang={language}
              required={language === 'en'}
              maxLength={80}
            />
          ))}
          <PictureInput
            name="image"
            label={t('adminMenus:picture')}
            value={image}
            onChange={(id) => setImage(typeof id === 'number' ? id : null)}
            error={null}
          />
          <Text size="xs" c="dimmed">
            {t('adminMenus:pictureHelp')}
          </Text>
          <DialogButtons onClose={onClose}>
            <Button type="submit">{t('adminMenus:take')}</Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
