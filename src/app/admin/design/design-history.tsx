import { Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { readDesign } from '#shop/design/rules/parse-design.ts';
import type { DesignChanges, TokenName } from '#shop/design/rules/tokens.ts';
import { withoutDeleted } from '#shop/design/rules/uploaded-fonts.ts';
import { useLanguage } from '#views/language/language.tsx';
import { History } from '../parts/history.tsx';
import { useAction } from '../use-action.ts';
import { useTokenWords } from './fields/token-words.ts';
import { useFonts } from './fonts/fonts-context.ts';

const MOST_LISTED = 6;

type Past = ValueOf<'design.history'>['entries'][number];

const changesOf = ({ value }: Past): DesignChanges => readDesign((value ?? {}) as Record<string, unknown>);

/** The changes of a saved design. */
function Changes({ changes }: { changes: DesignChanges }) {
  const { t } = useLanguage();
  const { nameOf, valueName } = useTokenWords();
  const entries = Object.entries(changes) as [TokenName, string | number][];
  const rest = entries.length - MOST_LISTED;
  return (
    <Text size="xs">
      {entries.length === 0
        ? t('adminDesign:history.default')
        : entries
            .slice(0, MOST_LISTED)
            .map(([name, value]) => `${nameOf(name)}: ${valueName(name, value)}`)
            .join(' · ')}
      {rest > 0 ? ` ${t('adminDesign:history.more', { count: rest })}` : ''}
    </Text>
  );
}

/** All saved designs, each with a button to restore it. */
export function DesignHistory({ version }: { version: number }) {
  const { t } = useLanguage();
  const { queryAction, runAction } = useAction();
  const fonts = useFonts();
  return (
    <History
      version={version}
      mayChange
      lead={t('adminDesign:history.lead')}
      restoreText={t('adminDesign:history.restore')}
      read={() => queryAction('design.history', {})}
      restore={(entry: Past) =>
        runAction('design.save', { version, tokens: { ...withoutDeleted(changesOf(entry), fonts) } })
      }
      format={(entry) => <Changes changes={changesOf(entry)} />}
    />
  );
}
