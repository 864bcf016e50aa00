import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { RedirectHistory } from './redirect-history.tsx';

type RedirectFields = { source: string; target: string };

/** The form of a redirect: source and target. */
export function RedirectDialog({
  redirect,
  onClose,
}: {
  redirect: (RedirectFields & { version: number }) | null;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const { source = '', target = '', version = 0 } = redirect ?? {};
  const state = useSave({
    action: 'redirects.keep',
    opened: { values: { source, target }, version },
    toInput: (typed: RedirectFields, read) => ({
      ...typed,
      opened: redirect === null ? null : { source, version: read },
    }),
    toValues: (stored: RedirectFields) => stored,
    onSaved: onClose,
  });
  const { form, refused, conflict } = state;
  const [isLookingBack, setLookingBack] = useState(false);
  const labels = { source: t('adminRedirects:source'), target: t('adminRedirects:target') };
  const field = (name: keyof RedirectFields) => {
    const code = refused?.problems[name];
    return {
      ...form.getInputProps(name),
      label: labels[name],
      description: t(`adminRedirects:${name}Help`),
      error: code === undefined ? null : t(`adminRedirects:problems.${code}`),
      dir: 'ltr',
    };
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={conflict === null && !isLookingBack}
      title={t(redirect === null ? 'adminRedirects:add' : 'adminRedirects:change')}
      size="lg"
    >
      <form onSubmit={form.onSubmit((typed) => void state.save(typed))} noValidate>
        <Stack gap="sm">
          {refused === null || conflict !== null ? null : (
            <Alert color="red" role="alert">
              {refused.words}
            </Alert>
          )}
          <ConflictDialog state={state} labels={labels} />
          <TextInput {...field('source')} required />
          <TextInput {...field('target')} />
          <Group justify="flex-end">
            {redirect === null ? null : (
              <RedirectHistory redirect={redirect} onToggle={setLookingBack} onRestored={onClose} />
            )}
            <Button variant="default" onClick={onClose}>
              {t('admin:cancel')}
            </Button>
            <Button type="submit" loading={state.isBusy}>
              {t('admin:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
