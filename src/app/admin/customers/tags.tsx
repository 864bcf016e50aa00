import { TagsInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { Tags } from './tag-badges.tsx';

type TagsProps = { id: number; tags: readonly string[]; mayChange: boolean };

/** Words that staff sorts customers by; each is kept the moment it is typed. */
export function EditTags({ id, tags, mayChange }: TagsProps) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [shown, setShown] = useState([...tags]);
  const [words, setWords] = useState<string | null>(null);
  if (!mayChange)
    return tags.length === 0 ? <Text c="dimmed">{t('deskCustomers:noTags')}</Text> : <Tags tags={tags} />;
  const change = async (next: string[]) => {
    setShown(next);
    const answer = await act('customers.tag', {
      id,
      add: next.filter((tag) => !tags.includes(tag)),
      remove: tags.filter((tag) => !next.includes(tag)),
    });
    setWords(answer.ok ? null : answer.words);
    setShown(answer.ok ? answer.value : [...tags]);
  };
  return (
    <TagsInput
      aria-label={t('deskCustomers:tags')}
      description={t('deskCustomers:tagsHelp')}
      placeholder={t('deskCustomers:addTag')}
      value={shown}
      onChange={(next) => void change(next)}
      readOnly={isBusy}
      error={words}
      maxTags={20}
      acceptValueOnBlur
    />
  );
}
