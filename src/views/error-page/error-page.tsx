import { Icon } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { type Help, useHelp } from './help.tsx';

type Kind = 'missing' | 'busy' | 'unread' | 'away' | 'broken';

function kindOf(status: number): Kind {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status === 503) return 'away';
  return status < 500 ? 'unread' : 'broken';
}

function Search({ parameter }: { parameter: string }) {
  const { t, to } = useLanguage();
  return (
    <form className="j-error__search" role="search" action={to('/')} method="get">
      <label className="screen-reader-text" htmlFor="error-search">
        {t('search:label')}
      </label>
      <input
        className="j-input"
        id="error-search"
        type="search"
        name={parameter}
        placeholder={t('search:hint')}
      />
      <button className="j-btn j-btn--ink" type="submit">
        <Icon name="magnifying-glass" isSmall /> {t('shop:search')}
      </button>
    </form>
  );
}

function Categories({ categories }: Pick<Help, 'categories'>) {
  const { t, to } = useLanguage();
  if (categories.length === 0) return null;
  return (
    <nav className="j-error__kinds" aria-label={t('shop:errors.categories')}>
      <h2 className="j-small j-quiet">{t('shop:errors.categories')}</h2>
      <ul className="j-chips">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <a className="j-chip" href={to(path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BestSellers({ bestSellers }: Pick<Help, 'bestSellers'>) {
  const { t } = useLanguage();
  if (bestSellers.length === 0) return null;
  return (
    <section className="j-section j-section--tight j-sunken" aria-labelledby="best-sellers">
      <div className="j-wrap">
        <div className="j-head">
          <h2 id="best-sellers">{t('shop:errors.bestSellers')}</h2>
        </div>
        <ProductGrid cards={bestSellers} columns={{ desktop: 4, tablet: 4 }} headingLevel={3} />
        <HealthWarning goods={bestSellers} className="j-before-5" />
      </div>
    </section>
  );
}

function Ways({ kind, address }: { kind: Kind; address: string }) {
  const { t, to } = useLanguage();
  return (
    <div className="j-error__ways">
      {kind === 'broken' ? (
        <a className="j-btn j-btn--primary" href={address}>
          {t('shop:errors.again')}
        </a>
      ) : (
        <a className="j-btn j-btn--primary" href={to('/shop/')}>
          {t('shop:toShop')}
        </a>
      )}
      <a className="j-btn j-btn--secondary" href={to('/')}>
        {t('shop:toHome')}
      </a>
      <a className="j-btn j-btn--ghost" href={to('/contact/')}>
        {t('shop:errors.contact')}
      </a>
    </div>
  );
}

/** An error page with search, categories, bestsellers and contact. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useLanguage();
  const { publicUrl } = useIdentity();
  const help = useHelp();
  const kind = kindOf(status);
  const title = t(`shop:errors.${kind}.title`);
  return (
    <>
      <PageHead
        title={title}
        path={`/${kind === 'missing' ? 'not-found' : 'error'}/`}
        publicUrl={publicUrl}
        isPrivate
      />
      <div className="j-wrap j-error">
        <p className="j-error__status" aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p className="j-lead">{t(`shop:errors.${kind}.text`)}</p>
        {help !== null && kind === 'missing' ? <Search parameter={help.searchParameter} /> : null}
        <Ways kind={kind} address={help?.address ?? '/'} />
        {help === null ? null : <Categories categories={help.categories} />}
        {help === null || kind === 'missing' ? null : (
          <p className="j-small j-quiet">
            {t('shop:errors.request')} <bdi dir="ltr">{help.requestId}</bdi>
          </p>
        )}
      </div>
      {help === null ? null : <BestSellers bestSellers={help.bestSellers} />}
    </>
  );
}
