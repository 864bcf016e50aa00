import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAct } from '../act.ts';

type Way = { source: string; target: string };

/** One old address and where it leads; where somebody else was quicker, what stands is shown beside what was typed. */
export function RedirectDialog({ way, onClose }: { way: Way | null; onClose: () => void }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [seen, setSeen] = useState(way);
  const [typed, setTyped] = useState<Way>(way ?? { source: '', target: '' });
  const [refused, setRefused] = useState<Refused | null>(null);
  const problem = (field: keyof Way) => {
    const code = refused?.problems[field];
    return code === undefined ? null : t(`deskRedirects:problems.${code}`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act('redirects.keep', { ...typed, seen });
    setRefused(answer.ok ? null : answer);
    if (answer.ok) return onClose();
    const { source, target } = answer.refusal;
    if (answer.code === 'redirects.changed-meanwhile')
      setSeen({ source: String(source), target: String(target) });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(way === null ? 'deskRedirects:add' : 'deskRedirects:change')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {refused === null ? null : (
            <Alert color={refused.code.endsWith('meanwhile') ? 'yellow' : 'red'} role="alert">
              {refused.words}
            </Alert>
          )}
          <TextInput
            label={t('deskRedirects:source')}
            description={t('deskRedirects:sourceHelp')}
            value={typed.source}
            onChange={(event) => setTyped({ ...typed, source: event.currentTarget.value })}
            error={problem('source')}
            dir="ltr"
            required
          />
          <TextInput
            label={t('deskRedirects:target')}
            description={t('deskRedirects:targetHelp')}
            value={typed.target}
            onChange={(event) => setTyped({ ...typed, target: event.currentTarget.value })}
            error={problem('target')}
            dir="ltr"
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('desk:cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('desk:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
