import { Alert, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type ActionAnswer, useAction } from '../use-action.ts';
import { SessionRows } from './session-rows.tsx';

type Sessions = ValueOf<'staff.sessions'>;
type StaffId = InputOf<'staff.sessions'>['id'];

/** The sessions of a member; one or all can be ended. */
export function SessionsDialog({ id, name, onClose }: { id: StaffId; name: string; onClose: () => void }) {
  const { t } = useLanguage();
  const { queryAction, runAction, isBusy } = useAction();
  const [sessions, setSessions] = useState<Sessions | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const read = async () => {
    const answer = await queryAction('staff.sessions', { id });
    if (answer.ok) setSessions(answer.value);
    else setWords(answer.words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for a member
  useEffect(() => void read(), [id]);
  const end = async (ending: Promise<ActionAnswer<unknown>>) => {
    const answer = await ending;
    setWords(answer.ok ? null : answer.words);
    await read();
  };
  return (
    <Modal opened onClose={onClose} title={t('adminStaff:sessionsOf', { name })} centered size="lg">
      <Stack>
        {words === null ? null : <Alert color="red" role="alert" title={words} />}
        {sessions === null && words === null ? <Loader size="sm" /> : null}
        {sessions?.length === 0 ? <Text c="dimmed">{t('adminStaff:sessionsNone')}</Text> : null}
        {sessions === null || sessions.length === 0 ? null : (
          <>
            <SessionRows
              sessions={sessions}
              current={null}
              onEnd={(session) => void end(runAction('staff.end-session', { id, session }))}
            />
            <Group justify="flex-end">
              <Button
                color="red"
                variant="default"
                loading={isBusy}
                onClick={() => void end(runAction('staff.end-sessions', { id }))}
              >
                {t('adminStaff:endAll')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}
