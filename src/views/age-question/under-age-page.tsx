import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';

/** For who said that they are too young: no goods, no reproach, and the way back for a slip of the finger. */
export function UnderAgePage() {
  const { t, to } = useLanguage();
  const { minimumAge } = useIdentity();
  return (
    <div className="j-wrap j-underage">
      <img src="/brand/mark.svg" alt="" width={64} height={64} />
      <h1>{t('age:sorry.title')}</h1>
      <p className="j-lead">{t('age:sorry.text', { age: minimumAge })}</p>
      <p>
        <a className="j-link" href={to('/')}>
          {t('age:sorry.back')}
        </a>
      </p>
    </div>
  );
}
