import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../../parts/icon.tsx';
import type { DocumentState } from '../../editor-document.ts';
import type { PublishDialog, PublishingState } from './use-publishing.ts';

/** The states in which something is published already, now or at its time. */
const PUBLISHED: readonly DocumentState[] = ['published', 'scheduled'];

/** What can be scheduled: what is shown already has no start to come, but a template may have an end. */
function canSchedule({ state, times }: PublishingState): boolean {
  return times === 'period' || (times === 'start' && state !== 'published');
}

/** What else can be done with the document, beside the one button that says what happens. */
function More({ publishing }: { publishing: PublishingState }) {
  const { t } = useLanguage();
  const { state, isDirty, saveDraft, publish, open } = publishing;
  const opens = (dialog: PublishDialog, words: string = dialog) => (
    <Menu.Item key={dialog} onClick={() => open(dialog)}>
      {t(`adminEditor:publish.${words}`)}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('adminEditor:publish.more')}>
          <AdminIcon name="dots-three" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'draft' ? (
          <Menu.Item onClick={saveDraft} disabled={!isDirty}>
            {t('adminEditor:publish.saveDraft')}
          </Menu.Item>
        ) : null}
        {state === 'scheduled' ? (
          <Menu.Item onClick={publish}>{t('adminEditor:publish.now')}</Menu.Item>
        ) : null}
        {canSchedule(publishing) ? opens('schedule') : null}
        {opens('preview')}
        {opens('versions')}
        {state === 'draft' ? null : opens('unpublish', state === 'scheduled' ? 'unschedule' : 'unpublish')}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The button that makes public, by what it does, and the menu with the rest. */
export function PublishButtons({ publishing }: { publishing: PublishingState }) {
  const { t } = useLanguage();
  const { state, isDirty, isBusy, publish, update } = publishing;
  const isPublished = PUBLISHED.includes(state);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button loading={isBusy} disabled={isPublished && !isDirty} onClick={isPublished ? update : publish}>
        {t(`adminEditor:publish.${isPublished ? 'update' : 'publish'}`)}
      </Button>
      <More publishing={publishing} />
    </Group>
  );
}
