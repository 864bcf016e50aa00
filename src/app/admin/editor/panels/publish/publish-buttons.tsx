import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../../parts/icon.tsx';
import type { DocumentState } from '../../editor-document.ts';
import type { PublishDialog, PublishingState } from './use-publishing.ts';

/** The states of a document that is published or scheduled. */
const PUBLISHED: readonly DocumentState[] = ['published', 'scheduled'];

/** Whether publication can be scheduled: a published document has no start to set, but a template may have an end. */
function canSchedule({ state, times }: PublishingState): boolean {
  return times === 'period' || (times === 'start' && state !== 'published');
}

/** The menu of actions other than the main button's. */
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

/** The button that publishes, labelled by its effect, and the menu of other actions. */
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
