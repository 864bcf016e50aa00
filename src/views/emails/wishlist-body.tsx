import { Link } from 'react-email';
import type { WishlistEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailRow, MailTable } from './mail-frame.tsx';

type Line = WishlistEmail['lines'][number];

/** What changed of a product. */
function Change({ cheaper, isBack }: Line) {
  const { t } = useLanguage();
  return (
    <>
      {isBack ? t('mail:wishlist.back') : null}
      {isBack && cheaper !== null ? ' · ' : null}
      {cheaper === null ? null : t('mail:wishlist.cheaper', { amount: mailAmount(cheaper) })}
    </>
  );
}

/** The products of a wishlist that got cheaper or are back in stock. */
export function WishlistBody({ lines, wishlistUrl }: WishlistEmail) {
  const { t } = useLanguage();
  return (
    <>
      <MailTable>
        {lines.map((line) => (
          <MailRow
            key={line.href}
            label={
              <Link className="jm-ink" href={line.href} style={{ color: 'inherit' }}>
                {line.name}
              </Link>
            }
            under={<Change {...line} />}
            value={line.price === null ? '' : mailAmount(line.price)}
          />
        ))}
      </MailTable>
      <MailButton href={wishlistUrl}>{t('mail:wishlist.open')}</MailButton>
    </>
  );
}
