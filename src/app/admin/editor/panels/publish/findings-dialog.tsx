import { Alert, Button, Group, List, Modal, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { Pending, PublishingState } from './use-publishing.ts';

const REASON_MAX = 300;

type Leading = Readonly<{ titleOf: (id: string) => string; onSelect: (id: string) => void }>;
type FindingsProps = Leading &
  Readonly<{ pending: Pending; isBusy: boolean; onClose: () => void; onPublished: () => void }>;

function Findings({ pending, isBusy, onClose, onPublished, titleOf, onSelect }: FindingsProps) {
  const { t } = useLanguage();
  const { findings, go } = pending;
  const [reason, setReason] = useState('');
  const faults = findings ?? [];
  const needsReason = faults.length > 0;
  const publish = async () => {
    const isPublished = await go(needsReason ? reason.trim() : null);
    onClose();
    if (isPublished) onPublished();
  };
  return (
    <Stack>
      {findings === null ? <Alert color="yellow">{t('adminEditor:publish.findings.lost')}</Alert> : null}
      {needsReason ? (
        <>
          <Text size="sm">{t('adminEditor:publish.findings.faults')}</Text>
          <List size="sm" listStyleType="none" p={0}>
            {faults.map(({ rule, node, text }) => (
              <List.Item key={`${rule} ${node}`}>
                <UnstyledButton
                  className="editor-finding"
                  onClick={() => {
                    onClose();
                    onSelect(node);
                  }}
                >
                  <Text span size="sm" fw={600}>
                    {titleOf(node)}
                  </Text>
                  <Text span size="sm" c="dimmed">
                    {t([`adminEditor:checks.rules.${rule}`, 'adminEditor:checks.rules.other'], { text })}
                  </Text>
                </UnstyledButton>
              </List.Item>
            ))}
          </List>
          <Textarea
            label={t('adminEditor:publish.findings.reason')}
            description={t('adminEditor:publish.findings.reasonHelp')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={REASON_MAX}
            dir="auto"
            required
            autosize
            minRows={2}
          />
        </>
      ) : null}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('adminEditor:publish.findings.back')}
        </Button>
        <Button
          loading={isBusy}
          disabled={needsReason && reason.trim() === ''}
          onClick={() => void publish()}
        >
          {t('adminEditor:publish.findings.anyway')}
        </Button>
      </Group>
    </Stack>
  );
}

/** What should be mended before the document is published. Who publishes it all the same says why. */
export function FindingsDialog({ publishing, ...leading }: Leading & { publishing: PublishingState }) {
  const { t } = useLanguage();
  const { pending, drop, isBusy } = publishing;
  return (
    <Modal
      opened={pending !== null}
      onClose={drop}
      title={t('adminEditor:publish.findings.title')}
      centered
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      {pending === null ? null : (
        <Findings
          {...leading}
          pending={pending}
          isBusy={isBusy}
          onClose={() => {
            drop();
            publishing.open(null);
          }}
          onPublished={publishing.close}
        />
      )}
    </Modal>
  );
}
