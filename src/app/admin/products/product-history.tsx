import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { History } from '../parts/history.tsx';

/** What became of a product. */
export function ProductHistory(props: { id: number; version: number; mayChange: boolean }) {
  const { t } = useLanguage();
  const { act } = useAct();
  return (
    <History
      {...props}
      lead={t('deskGoods:history.lead')}
      backText={t('deskGoods:history.backText')}
      read={(id) => act('products.history', { id })}
      goBack={(id, to) => act('products.undo', { id, version: to })}
    />
  );
}
