import { inLanguage } from '#kernel/language.ts';
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

/** Why a line cannot be ordered, and what to do. */
export function useLineProblem() {
  const { t, language } = useLanguage();
  return ({ problem, maximum, beside }: CartLine): string => {
    if (problem === '') return '';
    const problems = beside === undefined ? 'cart:problems' : 'cart:problemsBeside';
    const name = beside === undefined ? '' : inLanguage(beside, language);
    return t(`${problems}.${problem}`, { count: maximum ?? 0, name });
  };
}

/** Hints on a line: changed price, why it cannot be ordered, compatibility. */
export function LineHints({ line }: { line: CartLine }) {
  const problemOf = useLineProblem();
  const { seenPrice, unitPrice, problem, product } = line;
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
          <span>{problemOf(line)}</span>
        </p>
      )}
      {product.fits.length > 0 ? <FitMark /> : null}
    </>
  );
}
