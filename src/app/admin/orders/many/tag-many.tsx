import { Button, Modal, Stack, TagsInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LONGEST_TAG, MOST_TAGS } from '#shop/orders/rules/tags.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';

type Props = Readonly<{ ids: readonly number[]; allTags: readonly string[]; onTagged: () => void }>;

function TagDialog({ ids, allTags, onTagged, onClose }: Props & { onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const { revalidate } = useRevalidator();
  const [change, setChange] = useState<{ add: string[]; remove: string[] }>({ add: [], remove: [] });
  const save = async () => {
    const answer = await runAction('orders.tag', { ids: [...ids], ...change });
    if (!answer.ok) return;
    notifications.show({
      message: t('adminOrders:tags.changed', { count: answer.value.changed }),
      color: 'green',
    });
    await revalidate();
    return onTagged();
  };
  const field = (name: 'add' | 'remove') => (
    <TagsInput
      label={t(`adminOrders:tags.${name}`)}
      data={[...allTags]}
      value={change[name]}
      onChange={(tags) => setChange({ ...change, [name]: tags })}
      maxTags={MOST_TAGS}
      maxLength={LONGEST_TAG}
      acceptValueOnBlur
      {...(name === 'add' ? { 'data-autofocus': true } : {})}
    />
  );
  return (
    <Modal opened onClose={onClose} title={t('adminOrders:tags.titleMany', { count: ids.length })} centered>
      <Stack>
        {field('add')}
        {field('remove')}
        <ErrorAlert words={words} />
        <DialogButtons onClose={onClose}>
          <Button
            loading={isBusy}
            disabled={change.add.length + change.remove.length === 0}
            onClick={() => void save()}
          >
            {t('admin:save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

/** Adds and removes tags of the selected orders. */
export function TagMany(props: Props) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('adminOrders:tags.many')}
      </Button>
      {isOpen ? (
        <TagDialog
          {...props}
          onClose={() => setOpen(false)}
          onTagged={() => {
            setOpen(false);
            props.onTagged();
          }}
        />
      ) : null}
    </>
  );
}
