import { ActionIcon, Button, Group, Menu, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedView } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { AdminIcon } from '../icon.tsx';
import { useQuery } from './use-query.ts';

/** Saves the current filters and sorting under a name. */
function SaveView({ list, onSaved }: { list: string; onSaved: () => void }) {
  const { t } = useLanguage();
  const { params } = useQuery();
  const { runAction, isBusy, words: problem } = useAction();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = async () => {
    const answer = await runAction('views.save', { list, name, query: params.toString() });
    if (!answer.ok) return;
    setOpen(false);
    onSaved();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className="admin-filter-rest"
          leftSection={<AdminIcon name="plus" />}
          onClick={() => setOpen(true)}
        >
          {t('admin:list.saveView')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Group align="flex-end" gap="xs">
            <TextInput
              label={t('admin:list.viewName')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={problem}
              maxLength={60}
              required
              data-autofocus
            />
            <Button type="submit" loading={isBusy}>
              {t('admin:save')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The member's saved views of a list, fetched when the menu opens. */
export function SavedViews({ list }: { list: string }) {
  const { t } = useLanguage();
  const query = useQuery();
  const { runAction } = useAction();
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const fetchViews = async () => {
    const answer = await runAction('views.list', { list });
    if (answer.ok) setViews(answer.value);
  };
  const isNarrowed = query.params.size > 0;
  return (
    <>
      <Menu onOpen={() => void fetchViews()} position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            className="admin-filter-rest"
            leftSection={<AdminIcon name="bookmark" />}
          >
            {t('admin:list.views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views?.length === 0 ? <Menu.Label>{t('admin:list.noViews')}</Menu.Label> : null}
          {(views ?? []).map((view) => (
            <Group key={view.id} gap={0} wrap="nowrap">
              <Menu.Item onClick={() => query.replaceAll(view.query)}>{view.name}</Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('admin:list.deleteView', { name: view.name })}
                onClick={() => void runAction('views.delete', { id: view.id }).then(fetchViews)}
              >
                <AdminIcon name="trash" />
              </ActionIcon>
            </Group>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isNarrowed ? <SaveView list={list} onSaved={() => void fetchViews()} /> : null}
    </>
  );
}
