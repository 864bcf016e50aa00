import type { Address } from '#shop/customers';
import { useLanguage } from '../language/language.tsx';

/** The customer's addresses; choosing one fills the form and keeps other fields. Empty for a guest. */
export function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useLanguage();
  if (addresses.length === 0) return null;
  return (
    <div className="j-saved-addresses" role="group" aria-label={t('checkout:savedAddresses')}>
      <p className="j-small j-quiet">{t('checkout:savedAddresses')}</p>
      <ul>
        {addresses.map(({ id, building, street, area, emirate }) => (
          <li key={id}>
            <button
              className="j-btn j-btn--secondary j-btn--s"
              type="submit"
              name="use_address"
              value={id}
              formNoValidate
            >
              <bdi>{[building, street, area].filter((text) => text !== '').join(', ')}</bdi>{' '}
              {t(`checkout:emirates.${emirate}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
