import { ActionIcon, Tooltip } from '@mantine/core';
import type { TokenName } from '#shop/design/rules/tokens.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useTokenWords } from './token-words.ts';

/** Resets one token to its shipped value. */
export function RevertButton({ name, onRevert }: { name: TokenName; onRevert: () => void }) {
  const { t } = useLanguage();
  const { nameOf } = useTokenWords();
  const label = t('adminDesign:revert', { name: nameOf(name) });
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onRevert}>
        <AdminIcon name="arrow-u-up-left" />
      </ActionIcon>
    </Tooltip>
  );
}
