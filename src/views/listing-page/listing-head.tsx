import type { Picture as PictureData } from '#shop/media';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { join } from '../style/join.ts';

export type CategoryLink = { label: string; href: string; picture: PictureData | null };

type HeadProps = {
  title: string;
  description: string;
  picture: PictureData | null;
  chips: readonly CategoryLink[];
};

/** Subcategories with pictures. */
export function CategoryChips({ chips, label }: { chips: readonly CategoryLink[]; label: string }) {
  const { to } = useLanguage();
  return (
    <nav className="j-subcategories" aria-label={label}>
      <ul>
        {chips.map(({ label: name, href, picture }) => (
          <li key={href}>
            <a className="j-subcategory" href={to(href)}>
              {picture === null ? null : <Tile picture={picture} sizes="56px" alt="" />}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Title, description, picture and subcategories of a listing. */
export function ListingHead({ title, description, picture, chips }: HeadProps) {
  const { t } = useLanguage();
  return (
    <header className={join('j-listing__head', picture !== null && 'has-picture')}>
      <div className="j-listing__words">
        <h1 className="woocommerce-products-header__title page-title">{title}</h1>
        {description === '' ? null : <p className="j-lead term-description">{description}</p>}
        {chips.length === 0 ? null : <CategoryChips chips={chips} label={t('listing:subcategories')} />}
      </div>
      {picture === null ? null : (
        <div className="j-listing__picture">
          <Tile picture={picture} sizes="(max-width: 768px) 100vw, 24rem" alt="" />
        </div>
      )}
    </header>
  );
}
