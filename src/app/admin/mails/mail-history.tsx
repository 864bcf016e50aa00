import { Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { History } from '../parts/history.tsx';
import { useAction } from '../use-action.ts';

type Read = ValueOf<'mails.read'>;

/** The previous texts of an email, down to the default. */
export function MailHistory({ read, mayChange }: { read: Read; mayChange: boolean }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { template, language, version, history, firstWords } = read;
  const saved = history.map(({ words, actor, at }, index) => ({
    ...{ version: version - index, act: 'saved', by: { name: actor }, at, words },
  }));
  const first = { version: 0, act: 'found', by: { name: '' }, at: null, words: {} };
  return (
    <History
      version={version}
      mayChange={mayChange}
      lead={t('adminContent:history.lead')}
      restoreText={t('adminContent:history.backText')}
      read={async () => ({ ok: true, value: { entries: [...saved, first] } })}
      restore={({ words }) =>
        runAction('mails.save-words', { template, language, version, words: { ...firstWords, ...words } })
      }
      format={({ words }) => (
        <Text size="sm">
          <bdi>{{ ...firstWords, ...words }.subject}</bdi>
        </Text>
      )}
    />
  );
}
