import { useLanguage } from '../language/language.tsx';

/** Why there is no page here, and the way on. */
export function ErrorPage({ status }: { status: number }) {
  const { t, to } = useLanguage();
  const kind = status === 404 ? 'missing' : 'broken';
  return (
    <div className="j-wrap j-error">
      <title>{`${t(`shop:errors.${kind}.title`)} | ${t('shop:name')}`}</title>
      <meta name="robots" content="noindex" />
      <p className="j-quiet">{status}</p>
      <h1>{t(`shop:errors.${kind}.title`)}</h1>
      <p className="j-lead">{t(`shop:errors.${kind}.text`)}</p>
      <div className="j-hero__acts">
        <a className="j-btn j-btn--primary" href={to('/shop/')}>
          {t('shop:toShop')}
        </a>
        <a className="j-btn j-btn--secondary" href={to('/')}>
          {t('shop:toHome')}
        </a>
      </div>
    </div>
  );
}
