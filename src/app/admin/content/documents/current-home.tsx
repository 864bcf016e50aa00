import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { useAction } from '../../use-action.ts';
import { editPath } from '../rules/kinds.ts';
import { Undo } from '../undo.tsx';

type Unpublished = ValueOf<'content.unpublish-homes'>;

/** Restores the shipped home page, with undo. */
function useUnpublishing() {
  const { runAction, isBusy } = useAction();
  const [unpublished, setUnpublished] = useState<Unpublished>([]);
  const [words, setWords] = useState<string | null>(null);
  const unpublish = async () => {
    const answer = await runAction('content.unpublish-homes', {});
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setUnpublished(answer.value);
  };
  const undo = async () => {
    const answers = [];
    for (const one of unpublished) answers.push(await runAction('content.undo', one));
    setWords(answers.find((answer) => !answer.ok)?.words ?? null);
    setUnpublished([]);
  };
  return { unpublished, words, isBusy, unpublish, undo };
}

/** Shows which home page is published, with a button to restore the shipped one. */
export function CurrentHome({ shown }: Pick<ValueOf<'content.list'>, 'shown'>) {
  const { t, to, language } = useLanguage();
  const mayChange = useRights().includes('content.change');
  const { unpublished, words, isBusy, unpublish, undo } = useUnpublishing();
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text size="sm">
          {t('adminContent:home.shown')}{' '}
          {shown === null ? (
            <b>{t('adminContent:home.shipped')}</b>
          ) : (
            <Anchor component={Link} to={to(editPath('home', shown.id))} underline="always">
              {inLanguage(shown.title, language)}
            </Anchor>
          )}
        </Text>
        <Group gap="xs">
          <Button component="a" variant="default" href={to('/')} target="_blank">
            {t('adminProducts:product.see')}
          </Button>
          {mayChange && shown !== null ? (
            <ConfirmButton
              label={t('adminContent:home.back')}
              title={t('adminContent:home.backTitle')}
              text={t('adminContent:home.backText')}
              onConfirm={unpublish}
            />
          ) : null}
        </Group>
      </Group>
      <Undo
        words={words}
        done={unpublished.length === 0 ? null : t('adminContent:home.isBack')}
        isBusy={isBusy}
        onUndo={undo}
      />
    </>
  );
}
