import type { MailChoice } from '#shop/wishlist';
import { CheckField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';

type MailsProps = {
  choice: MailChoice;
  /** Whether the list has products that must not be promoted. */
  hasTobacco: boolean;
};

/** The emails that an account wants; none by default. */
export function WishlistMails({ choice, hasTobacco }: MailsProps) {
  const { t, to } = useLanguage();
  return (
    <section className="j-wishlist__share" id="mails" aria-labelledby="wishlist-mails-title">
      <h2 id="wishlist-mails-title">{t('wishlist:mails.title')}</h2>
      <form className="j-wishlist__mails" method="post" action={to('/wishlist/')}>
        <input type="hidden" name="mails" value="1" />
        <CheckField name="on_price" isChecked={choice.onPrice} isOptional>
          {t('wishlist:mails.price')}
        </CheckField>
        <CheckField name="on_stock" isChecked={choice.onStock} isOptional>
          {t('wishlist:mails.stock')}
        </CheckField>
        <p className="j-quiet j-small">
          {t('wishlist:mails.consent')}
          {hasTobacco ? ` ${t('wishlist:mails.noTobacco')}` : ''}
        </p>
        <button className="j-btn j-btn--secondary j-btn--s" type="submit">
          {t('wishlist:mails.save')}
        </button>
      </form>
    </section>
  );
}
