import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { Mark } from '../logo/mark.tsx';

/** Shown after a visitor answered to be under age: no products, and a way to correct the answer. */
export function UnderAgePage() {
  const { t, to } = useLanguage();
  const { minimumAge } = useIdentity();
  return (
    <div className="j-wrap j-underage">
      <Mark sizePx={64} />
      <h1>{t('age:sorry.title', { age: minimumAge })}</h1>
      <p className="j-lead">{t('age:sorry.text', { age: minimumAge })}</p>
      <p>
        <a className="j-link" href={to('/')}>
          {t('age:sorry.back')}
        </a>
      </p>
    </div>
  );
}
