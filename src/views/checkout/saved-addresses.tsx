import type { Address } from '#shop/customers';
import { useLanguage } from '../language/language.tsx';

/** The addresses of somebody who is signed in; each fills the form in. Nothing for a guest. */
export function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t, to } = useLanguage();
  if (addresses.length === 0) return null;
  return (
    <nav className="j-saved-addresses" aria-label={t('checkout:savedAddresses')}>
      <p className="j-small j-quiet">{t('checkout:savedAddresses')}</p>
      <ul>
        {addresses.map(({ id, building, street, area, emirate }) => (
          <li key={id}>
            <a className="j-btn j-btn--secondary j-btn--s" href={`${to('/checkout/')}?address=${id}`}>
              <bdi>{[building, street, area].filter((text) => text !== '').join(', ')}</bdi>{' '}
              {t(`checkout:emirates.${emirate}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
