import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Keep } from '#shop/ab-tests';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../parts/confirm.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { ShownTest } from './shown.ts';

const CHOICES: readonly Keep[] = ['a', 'b', 'both'];

/** Ends a test, keeping one of its popups or both. */
export function EndAbTest({ test: { id, popups } }: { test: ShownTest }) {
  const { t } = useLanguage();
  const { runAction, words: refused } = useAction();
  const [keep, setKeep] = useState<Keep | null>(null);
  const end = async () => {
    if (keep === null) return;
    await runAction('ab-tests.end', { id, keep });
  };
  const names = { a: popups.a.name, b: popups.b.name };
  const text =
    keep === null || keep === 'both'
      ? t('adminAbTests:end.confirmBoth')
      : t('adminAbTests:end.confirmKeep', { kept: names[keep], gone: names[keep === 'a' ? 'b' : 'a'] });
  return (
    <Section title={t('adminAbTests:end.title')} lead={t('adminAbTests:end.lead')}>
      <ErrorAlert words={refused} />
      <Group gap="xs">
        {CHOICES.map((one) => (
          <Button key={one} variant="default" onClick={() => setKeep(one)}>
            {t(`adminAbTests:end.${one}`)}
          </Button>
        ))}
      </Group>
      <ConfirmDialog
        label={t('adminAbTests:end.title')}
        title={t('adminAbTests:end.confirm')}
        text={text}
        onConfirm={end}
        isOpen={keep !== null}
        onClose={() => setKeep(null)}
      />
    </Section>
  );
}
