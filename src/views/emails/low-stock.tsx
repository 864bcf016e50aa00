import { Body, Container, Head, Heading, Html, Text } from 'react-email';
import type { Shelf } from '#shop/inventory';
import { useLanguage } from '../language/language.tsx';

const cell = { padding: '8px 0', borderBottom: '1px solid #E4DCD2', fontSize: '15px', color: '#2A211C' };
const FONT = 'system-ui, -apple-system, "Segoe UI", Tahoma, sans-serif';

/** For those who fill the shelves: what has fallen to its threshold. */
export function LowStock({ shelves }: { shelves: readonly Shelf[] }) {
  const { t, language, dir } = useLanguage();
  return (
    <Html lang={language} dir={dir}>
      <Head />
      <Body style={{ background: '#FAF8F5', fontFamily: FONT, margin: 0, padding: '32px 16px' }}>
        <Container
          style={{ background: '#FFFFFF', borderRadius: '16px', padding: '32px', maxWidth: '560px' }}
        >
          <Heading as="h1" style={{ color: '#2A211C', fontSize: '24px', fontWeight: 500 }}>
            {t('restock:low.title')}
          </Heading>
          <table width="100%" cellPadding={0} cellSpacing={0} role="presentation">
            <tbody>
              {shelves.map(({ productId, sku, name, left }) => (
                <tr key={productId}>
                  <td style={cell}>
                    {name} <span style={{ color: '#5A4F47' }}>{sku}</span>
                  </td>
                  <td style={{ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }}>
                    {t('restock:low.left', { count: left })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text style={{ color: '#5A4F47', fontSize: '14px' }}>{t('restock:low.once')}</Text>
        </Container>
      </Body>
    </Html>
  );
}
