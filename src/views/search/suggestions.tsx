import type { ProductCard } from '#shop/listing';
import type { Suggestions as Facts } from '#shop/search';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { isComing } from '../product-card/product-card.tsx';
import { Group, LinkGroup, Option } from './listbox.tsx';
import { Marked } from './marked.tsx';

type SuggestionsProps = {
  suggestions: Facts;
  /** The field's id, prefix of all ids here. */
  id: string;
  /** Name of the search parameter. */
  parameter: string;
};

function Product({ card, marks }: { card: ProductCard; marks: readonly string[] }) {
  const { t } = useLanguage();
  const gone = isComing(card) ? t('product:comingSoon') : t('product:outOfStock');
  const note = isComing(card) || card.stock === 'outofstock' ? gone : card.note;
  return (
    <>
      <Tile picture={card.picture} melts sizes="4rem" alt="" />
      <span className="j-suggest__name">
        <span>
          <Marked text={card.name} marks={marks} />
        </span>
        {note === '' ? null : <small>{note}</small>}
      </span>
      {card.price === null ? null : <PriceLine now={card.price.now} was={null} isFrom={card.price.isFrom} />}
    </>
  );
}

function Places({ suggestions, id }: Pick<SuggestionsProps, 'suggestions' | 'id'>) {
  const { t } = useLanguage();
  const { categories, texts, marks } = suggestions;
  return (
    <div className="j-suggest__side">
      <LinkGroup id={`${id}-categories`} title={t('search:categories')} links={categories}>
        {({ name }) => <Marked text={name} marks={marks} />}
      </LinkGroup>
      <LinkGroup id={`${id}-texts`} title={t('search:texts')} links={texts}>
        {({ title }) => <Marked text={title} marks={marks} />}
      </LinkGroup>
    </div>
  );
}

function Products({ suggestions, id, parameter }: SuggestionsProps) {
  const { t, to } = useLanguage();
  const { products, total, typed, corrected, marks } = suggestions;
  if (products.length === 0) return null;
  const all = `${to('/')}?${new URLSearchParams({ [parameter]: typed, post_type: 'product' })}`;
  return (
    <Group
      id={`${id}-products`}
      title={corrected === null ? t('search:products') : t('search:insteadShort', { corrected })}
    >
      {products.map((card) => (
        <Option
          key={card.id}
          id={`${id}-product-${card.id}`}
          href={to(card.address)}
          className="j-suggest__option--product"
        >
          <Product card={card} marks={marks} />
        </Option>
      ))}
      {total > products.length ? (
        <Option id={`${id}-all`} href={all} className="j-suggest__option--all">
          {t('search:all', { count: total })}
          <Icon name="arrow-right" isSmall flips />
        </Option>
      ) : null}
    </Group>
  );
}

/** The suggestions for the typed text, possibly none. */
export function Suggestions({ suggestions, id, parameter }: SuggestionsProps) {
  const { t } = useLanguage();
  const { products, categories, texts, typed, isTextFirst } = suggestions;
  const count = products.length + categories.length + texts.length;
  const places = categories.length + texts.length > 0 ? <Places suggestions={suggestions} id={id} /> : null;
  if (count === 0) return <p className="j-suggest__state">{t('search:none', { words: typed })}</p>;
  return (
    <div
      role="listbox"
      tabIndex={-1}
      id={`${id}-list`}
      className="j-suggest__list"
      aria-label={t('search:suggestions')}
      data-said={t('search:said', { count })}
    >
      {isTextFirst ? places : null}
      <Products suggestions={suggestions} id={id} parameter={parameter} />
      {isTextFirst ? null : places}
    </div>
  );
}

/** Shown instead of suggestions while the store is closed. */
export function ClosedSearch() {
  const { t } = useLanguage();
  return <p className="j-suggest__state">{t('comingSoon:search')}</p>;
}
