import { Badge, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { History } from '../parts/history.tsx';
import { type ActionAnswer, useAction } from '../use-action.ts';

/** The previous targets of a redirect. */
export function RedirectHistory({
  redirect: { source, version },
  onToggle,
  onRestored,
}: {
  redirect: { source: string; version: number };
  onToggle: (isOpen: boolean) => void;
  onRestored: () => void;
}) {
  const { t } = useLanguage();
  const { runAction, queryAction } = useAction();
  const restore = async (to: number): Promise<ActionAnswer<unknown>> => {
    const answer = await runAction('redirects.undo', { source, version: to });
    if (answer.ok) onRestored();
    if (answer.ok || answer.code !== 'redirects.wrong-fields') return answer;
    // There is no form here to show problems at fields.
    const [problem] = Object.values(answer.problems);
    return { ...answer, words: t(`adminRedirects:problems.${problem}`) };
  };
  return (
    <History
      version={version}
      mayChange
      lead={t('adminContent:history.lead')}
      restoreText={t('adminContent:history.backText')}
      read={() => queryAction('redirects.history', { source })}
      restore={(entry) => restore(entry.version)}
      onToggle={onToggle}
      format={(entry) => (
        <Text size="sm" className="admin-address" component="div">
          <bdi dir="ltr">
            {entry.source} →{' '}
            {entry.target === '' ? (
              <Badge variant="light" color="gray">
                {t('adminRedirects:gone')}
              </Badge>
            ) : (
              entry.target
            )}
          </bdi>
        </Text>
      )}
    />
  );
}
