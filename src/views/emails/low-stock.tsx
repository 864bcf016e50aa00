import { Text } from 'react-email';
import type { Shelf } from '#shop/inventory';
import { useLanguage } from '../language/language.tsx';
import { INK, LINE, MailFrame, QUIET } from './mail-frame.tsx';

const cell = { padding: '8px 0', borderBottom: `1px solid ${LINE}`, fontSize: '15px', color: INK };

/** For those who fill the shelves: what has fallen to its threshold. */
export function LowStock({ shelves }: { shelves: readonly Shelf[] }) {
  const { t } = useLanguage();
  return (
    <MailFrame title={t('restock:low.title')}>
      <table width="100%" cellPadding={0} cellSpacing={0} role="presentation">
        <tbody>
          {shelves.map(({ productId, sku, name, left }) => (
            <tr key={productId}>
              <td style={cell}>
                {name} <span style={{ color: QUIET }}>{sku}</span>
              </td>
              <td style={{ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }}>
                {t('restock:low.left', { count: left })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text style={{ color: QUIET, fontSize: '14px' }}>{t('restock:low.once')}</Text>
    </MailFrame>
  );
}
