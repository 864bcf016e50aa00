import { TagsInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { Tags } from '../tag-badges.tsx';

type TagsProps = { id: number; tags: readonly string[]; mayChange: boolean };

/** The tags of a customer; each change is saved immediately. */
export function EditTags({ id, tags, mayChange }: TagsProps) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [shown, setShown] = useState([...tags]);
  if (!mayChange)
    return tags.length === 0 ? <Text c="dimmed">{t('adminCustomers:noTags')}</Text> : <Tags tags={tags} />;
  const change = async (next: string[]) => {
    setShown(next);
    const answer = await runAction('customers.tag', {
      id,
      add: next.filter((tag) => !tags.includes(tag)),
      remove: tags.filter((tag) => !next.includes(tag)),
    });
    setShown(answer.ok ? answer.value : [...tags]);
  };
  return (
    <TagsInput
      aria-label={t('adminCustomers:tags')}
      description={t('adminCustomers:tagsHelp')}
      placeholder={t('adminCustomers:addTag')}
      value={shown}
      onChange={(next) => void change(next)}
      readOnly={isBusy}
      error={words}
      maxTags={20}
      acceptValueOnBlur
    />
  );
}
