import { ActionIcon, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';

/** The path of a typed or pasted URL of the shop; null for an empty or invalid one. */
function pathOf(address: string): string | null {
  const url = URL.parse(address.trim(), window.location.origin);
  return address.trim() === '' || url === null ? null : url.pathname + url.search;
}

/** Selects the page that a template is shown on. */
export function ShownPage({ onShow }: { onShow: (path: string | null) => void }) {
  const { t } = useLanguage();
  const [address, setAddress] = useState('');
  const show = (event: FormEvent) => {
    event.preventDefault();
    onShow(pathOf(address));
  };
  return (
    <form onSubmit={show} className="editor-page">
      <TextInput
        aria-label={t('adminEditor:page.label')}
        placeholder={t('adminEditor:page.help')}
        dir="ltr"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        rightSection={
          <ActionIcon type="submit" variant="subtle" color="gray" aria-label={t('adminEditor:page.show')}>
            <AdminIcon name="eye" />
          </ActionIcon>
        }
      />
    </form>
  );
}
