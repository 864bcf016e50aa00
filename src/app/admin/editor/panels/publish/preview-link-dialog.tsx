import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../../../parts/screen.tsx';
import { useAction } from '../../../use-action.ts';
import type { PublishingState } from './use-publishing.ts';

type LinkProps = Readonly<{
  /** The document's name in the URL of its editor. */
  document: string;
  /** Stores the latest changes, so that the link shows them. */
  saveDraft: () => Promise<boolean>;
}>;

type Made = Readonly<{ url: string; expiresAt: Date }>;

function useLinks({ document, saveDraft }: LinkProps) {
  const { t } = useLanguage();
  const { queryAction, isBusy, words: refused } = useAction();
  const [made, setMade] = useState<Made | null>(null);
  const [announcement, setAnnouncement] = useState('');
  return {
    ...{ made, announcement, refused, isBusy },
    make: async () => {
      await saveDraft();
      const answer = await queryAction('editor.make-preview-link', { document });
      setAnnouncement('');
      if (!answer.ok) return;
      const { path, expiresAt } = answer.value;
      setMade({ url: new URL(path, window.location.origin).href, expiresAt: new Date(expiresAt) });
    },
    revoke: async () => {
      const answer = await queryAction('editor.revoke-preview-links', { document });
      if (!answer.ok) return;
      setMade(null);
      setAnnouncement(t('adminEditor:publish.link.revoked', { count: answer.value.count }));
    },
  };
}

function Links(props: LinkProps) {
  const { t, language } = useLanguage();
  const { made, announcement, refused, isBusy, make, revoke } = useLinks(props);
  return (
    <Stack>
      <div>
        <Text size="sm">{t('adminEditor:publish.link.text')}</Text>
        <Text size="sm" fw={600} role="status">
          {announcement}
        </Text>
      </div>
      <ErrorAlert words={refused} />
      {made === null ? null : (
        <TextInput
          label={t('adminEditor:publish.link.label')}
          description={t('adminEditor:publish.link.expires', { at: formatMoment(made.expiresAt, language) })}
          value={made.url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Group justify="space-between">
        <Button variant="default" loading={isBusy} onClick={() => void revoke()}>
          {t('adminEditor:publish.link.revoke')}
        </Button>
        {made === null ? (
          <Button loading={isBusy} onClick={() => void make()} data-autofocus>
            {t('adminEditor:publish.link.make')}
          </Button>
        ) : (
          <CopyButton value={made.url}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{t(copied ? 'admin:copied' : 'admin:copy')}</Button>
            )}
          </CopyButton>
        )}
      </Group>
    </Stack>
  );
}

/** Links to the draft, for people without an account. */
export function PreviewLinkDialog({ publishing, ...link }: LinkProps & { publishing: PublishingState }) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={publishing.dialog === 'preview'}
      onClose={publishing.close}
      title={t('adminEditor:publish.link.title')}
      centered
    >
      <Links {...link} />
    </Modal>
  );
}
