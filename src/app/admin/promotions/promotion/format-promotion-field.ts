import type { ValueOf } from '#admin-actions/registry.ts';
import { aed } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAmountText } from '../../orders/words.ts';
import type { FormatField } from '../../parts/forms/conflict-dialog.tsx';
import type { Refused } from '../../use-action.ts';
import { useBuyGetText } from '../buy-get-text.ts';
import type { EditorContext } from './benefit.tsx';
import type { ProductSetDraft, PromotionDraft } from './draft.ts';

type Fields = PromotionDraft['promotion'];
type Shown = ValueOf<'promotions.show'>;

/** The names of products in a conflict; empty for other refusals. */
function parseProducts(refused: Refused | null): Shown['goods'] {
  return (refused?.refusal.stored as Shown | undefined)?.goods ?? [];
}

/** Formats values of a promotion: products by name, amounts, and other values as text. */
export function useFormatPromotionField(
  { products, categories }: EditorContext,
  refused: Refused | null,
): FormatField {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const buyGetText = useBuyGetText();
  const nameOf = (known: EditorContext['products'], id: string) =>
    known.find((one) => String(one.id) === id)?.name.replace(/^[– ]+/, '') ?? id;
  const productsText = (set: ProductSetDraft) =>
    [
      ...set.products.map((id) => nameOf([...products, ...parseProducts(refused)], id)),
      ...set.categories.map((id) => nameOf(categories, id)),
    ].join(', ') || '–';
  const benefitText = ({ kind, percent, amount, buy, get }: Fields['benefit']) => {
    if (kind === 'percentage') return t('adminPromotions:takesPercent', { percent });
    if (kind === 'buy-get') return buyGetText({ buy, get, percent });
    if (kind === 'none') return t('adminPromotions:kinds.none');
    return `${amountText(aed(amount ?? 0))} ${t(`adminPromotions:takes.${kind}`)}`;
  };
  const amount = (value: unknown) => (typeof value === 'number' ? amountText(aed(value)) : '–');
  const special: Readonly<Record<string, (value: never) => string>> = {
    'promotion.includes': productsText,
    'promotion.excludes': productsText,
    'promotion.benefit': benefitText,
    'promotion.minimumSpend': amount,
    'promotion.maximumSpend': amount,
  };
  return (value, field) => special[field]?.(value as never);
}
