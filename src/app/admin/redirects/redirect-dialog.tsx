import { Alert, Button, Code, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAct } from '../act.ts';

type Way = { source: string; target: string };

function isWay(stored: unknown): stored is Way {
  return typeof stored === 'object' && stored !== null && 'source' in stored && 'target' in stored;
}

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
  const isConflict = refused?.code === 'redirects.changed-meanwhile';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act('redirects.keep', { ...typed, seen });
    setRefused(answer.ok ? null : answer);
    if (answer.ok) return onClose();
    const { stored } = answer.refusal;
    if (answer.code === 'redirects.changed-meanwhile' && isWay(stored)) setSeen(stored);
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
            <Alert
              color={isConflict ? 'yellow' : 'red'}
              role="alert"
              title={isConflict ? refused.words : null}
            >
              {isConflict ? <Code dir="ltr">{`${seen?.source} → ${seen?.target}`}</Code> : refused.words}
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
