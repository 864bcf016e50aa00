import { minus, times } from '#kernel/money.ts';
import type { CartLine } from '#shop/cart';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitMark } from '../my-device/fit-mark.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';

/** The discount on a line. */
export function LineSaving({ line }: { line: CartLine }) {
  if (line.regularPrice === null || line.problem === 'gone') return null;
  const saved = times(minus(line.regularPrice, line.unitPrice), line.quantity);
  return (
    <p className="j-line__saving">
      <PricedSentence words="cart:youSave" amounts={{ saved }} />
    </p>
  );
}

/** Hints on a line: changed price, why it cannot be ordered, compatibility. */
export function LineHints({ line }: { line: CartLine }) {
  const { t } = useLanguage();
  const { seenPrice, unitPrice, problem, product, maximum } = line;
  return (
    <>
      {seenPrice === null || problem === 'gone' ? null : (
        <p className="j-told" data-told="price">
          <Icon name="info" isSmall />
          <span>
            <PricedSentence words="cart:toldPrice" amounts={{ was: seenPrice, now: unitPrice }} />
          </span>
        </p>
      )}
      {problem === '' ? null : (
        <p className="j-told j-told--bad" data-told={problem}>
          <Icon name="warning-circle" isSmall />
          <span>{t(`cart:problems.${problem}`, { count: maximum ?? 0 })}</span>
        </p>
      )}
      {product.fits.length > 0 ? <FitMark /> : null}
    </>
  );
}
