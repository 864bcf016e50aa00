import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../../parts/confirm.tsx';
import { HistoryDrawer } from '../../parts/history.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { RefusedWords } from '../../parts/uses/refused-alert.tsx';
import { useDocumentActions } from '../document/use-document-actions.ts';

type MenuProps = Readonly<{
  page: ValueOf<'content.list'>['rows'][number];
  /** Whether it is the published home page. */
  isShown: boolean;
}>;
type Opened = 'history' | 'trash' | 'remove';
type DocumentActions = ReturnType<typeof useDocumentActions>;

/** The dialogs that the menu items open. */
function Dialogs({ page, acts, opened, onClose }: Omit<MenuProps, 'isShown'> & DialogProps) {
  const { t, language } = useLanguage();
  const mayChange = useRights().includes('content.change');
  const { version, state, title } = page;
  return (
    <>
      <HistoryDrawer
        isOpen={opened === 'history'}
        onClose={onClose}
        version={version}
        mayChange={mayChange && state !== 'trashed'}
        lead={t('adminContent:history.lead')}
        restoreText={t('adminContent:history.backText')}
        read={acts.read}
        restore={acts.undo}
      />
      <ConfirmDialog
        isOpen={opened === 'trash'}
        onClose={onClose}
        label={t('adminContent:trash')}
        title={t('adminContent:trashTitle')}
        text={t('adminContent:home.trashText')}
        onConfirm={acts.trash}
      />
      <ConfirmDialog
        isOpen={opened === 'remove'}
        onClose={onClose}
        label={t('adminProducts:product.remove')}
        title={t('adminContent:removeTitle')}
        text={t('adminContent:removeText')}
        typeName={inLanguage(title, language)}
        onConfirm={acts.remove}
      />
    </>
  );
}

type DialogProps = Readonly<{ acts: DocumentActions; opened: Opened | null; onClose: () => void }>;

/** Menu items that change the whole home page. */
function Changes({ page, acts, onOpen }: Pick<MenuProps, 'page'> & ChangesProps) {
  const { t } = useLanguage();
  const isTrashed = page.state === 'trashed';
  return (
    <>
      <Menu.Item onClick={() => void acts.duplicate()}>{t('adminProducts:product.duplicate')}</Menu.Item>
      {isTrashed ? (
        <Menu.Item onClick={() => void acts.restore()}>{t('adminProducts:product.restore')}</Menu.Item>
      ) : null}
      <Menu.Item color="red" onClick={() => onOpen(isTrashed ? 'remove' : 'trash')}>
        {t(isTrashed ? 'adminProducts:product.remove' : 'adminContent:trash')}
      </Menu.Item>
    </>
  );
}

type ChangesProps = Readonly<{ acts: DocumentActions; onOpen: (opened: Opened) => void }>;

/** The menu of a home page: all actions except for editing. */
export function HomePageMenu({ page, isShown }: MenuProps) {
  const { t, to, language } = useLanguage();
  const mayChange = useRights().includes('content.change');
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = useDocumentActions({ id: page.id, kind: 'home' }, (refused) => {
    if (refused === null) return;
    const message = <RefusedWords refused={refused} />;
    notifications.show({ message, color: 'red', autoClose: false });
  });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            loading={acts.isBusy}
            aria-label={t('admin:tree.more', { name: inLanguage(page.title, language) })}
          >
            <AdminIcon name="dots-three" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={to(isShown ? '/' : `/preview/${page.id}/`)} target="_blank">
            {t(isShown ? 'adminProducts:product.see' : 'adminContent:preview')}
          </Menu.Item>
          <Menu.Item onClick={() => setOpened('history')}>{t('adminProducts:history.open')}</Menu.Item>
          {mayChange ? <Changes page={page} acts={acts} onOpen={setOpened} /> : null}
        </Menu.Dropdown>
      </Menu>
      <Dialogs page={page} acts={acts} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
