import { useLanguage } from '../../language/language.tsx';

/** `problem`: a code, empty for none; `maximum`: the most that can be ordered, null for no limit. */
type LineFacts = Readonly<{ problem: string; maximum: number | null }>;

/** Describes why a line of the next order cannot be ordered; empty when it can. */
export function useLineProblem() {
  const { t } = useLanguage();
  return ({ problem, maximum }: LineFacts): string => {
    const count = maximum ?? 0;
    if (problem === '') return '';
    if (problem === 'out-of-stock') return t('product:outOfStock');
    if (problem === 'too-many') return t('product:stock.low', { count });
    return t(`subscriptions:lineProblems.${problem}`, { count });
  };
}
