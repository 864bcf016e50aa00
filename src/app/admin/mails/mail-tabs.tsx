import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';

const ADDRESSES = { log: '/admin/mails/', templates: '/admin/mails/templates/' } as const;

/** Tabs of the log and the templates. */
export function MailTabs({ current }: { current: keyof typeof ADDRESSES }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  return (
    <Tabs
      value={current}
      onChange={(name) => void navigate(to(name === 'templates' ? ADDRESSES.templates : ADDRESSES.log))}
    >
      <Tabs.List>
        <Tabs.Tab value="log">{t('adminMails:log')}</Tabs.Tab>
        <Tabs.Tab value="templates">{t('adminMails:templates')}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
