import { useLanguage } from '#views/language/language.tsx';
import { History } from '../../parts/history.tsx';
import { useAction } from '../../use-action.ts';

/** The revisions of a product. */
export function ProductHistory({ id, ...open }: { id: number; version: number; mayChange: boolean }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  return (
    <History
      {...open}
      lead={t('adminProducts:history.lead')}
      restoreText={t('adminProducts:history.backText')}
      read={() => runAction('products.history', { id })}
      restore={({ version }) => runAction('products.undo', { id, version })}
    />
  );
}
