import type { ValueOf } from '#desk/verbs.ts';
import { aed } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../act.ts';
import { useAmountText } from '../orders/words.ts';
import { Conflict, printed } from '../parts/conflict.tsx';
import type { Around } from './benefit.tsx';
import { type GoodsDraft, type PromotionDraft, toDraft } from './draft.ts';

type Shown = ValueOf<'promotions.show'>;
type Fields = PromotionDraft['promotion'];
type Stored = Readonly<{ draft: Fields; version: string }>;

/** What stands in the shop now, as the editor holds it; null when the answer does not carry it. */
function storedIn({ refusal: { stored } }: Refused): (Stored & Pick<Shown, 'goods' | 'categories'>) | null {
  if (typeof stored !== 'object' || stored === null || !('found' in stored)) return null;
  const { found, version, goods, categories } = stored as Shown;
  return found === null || version === null
    ? null
    : { draft: toDraft(found).promotion, version, goods, categories };
}

/** What fields of a promotion read as: goods by their names, amounts as amounts, the rest in words. */
function usePrint({ goods, categories }: Around) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const nameOf = (known: Around['goods'], id: string) =>
    known.find((one) => String(one.id) === id)?.name.replace(/^[– ]+/, '') ?? id;
  const goodsText = (set: GoodsDraft) =>
    [
      ...set.products.map((id) => nameOf(goods, id)),
      ...set.categories.map((id) => nameOf(categories, id)),
    ].join(', ') || '–';
  const benefitText = ({ kind, percent, amount, buy, get }: Fields['benefit']) => {
    if (kind === 'percentage') return t('deskPromotions:takesPercent', { percent });
    if (kind === 'buy-get') return t('deskPromotions:takesBuyGet', { buy, get, percent });
    if (kind === 'none') return t('deskPromotions:kinds.none');
    return `${amountText(aed(amount ?? 0))} ${t(`deskPromotions:takes.${kind}`)}`;
  };
  const amount = (value: unknown) => (typeof value === 'number' ? amountText(aed(value)) : '–');
  const special: Readonly<Record<string, (value: never) => string>> = {
    includes: goodsText,
    excludes: goodsText,
    benefit: benefitText,
    title: ({ en, ar }: Fields['title']) => [en, ar].filter(Boolean).join(' · '),
    minimumSpend: amount,
    maximumSpend: amount,
    emails: (list: string[]) => list.join(', ') || '–',
  };
  return (value: unknown, field: string): string => {
    if (typeof value === 'boolean') return t(`deskSettings:${value ? 'yes' : 'no'}`);
    if (value === null) return '–';
    return special[field]?.(value as never) ?? printed(value);
  };
}

function useFieldLabels(): Readonly<Record<string, string>> {
  const { t } = useLanguage();
  const named = {
    ...{ code: 'code', title: 'title', benefit: 'benefit', includes: 'includes', excludes: 'excludes' },
    ...{ isAutomatic: 'automatic', isActive: 'active', isIndividual: 'individual' },
    ...{ freesDelivery: 'freesDelivery', actsOnSaleGoods: 'saleGoods', mostPieces: 'mostPieces' },
    ...{ minimumSpend: 'minimumSpend', maximumSpend: 'maximumSpend', startsAt: 'startsAt', endsAt: 'endsAt' },
    ...{ usageLimit: 'usageLimit', usageLimitPerCustomer: 'usageLimitPerCustomer', emails: 'emails' },
  };
  return Object.fromEntries(
    Object.entries(named).map(([field, words]) => [field, t(`deskPromotions:${words}`)]),
  );
}

/** Two saved one promotion: both versions side by side, by the names of its fields. Source: CO-05 */
export function PromotionConflict({
  refused,
  base,
  mine,
  around,
  onMerged,
}: {
  refused: Refused;
  base: Fields;
  mine: Fields;
  around: Around;
  onMerged: (stored: Stored, draft: Fields) => void;
}) {
  const labels = useFieldLabels();
  const stored = storedIn(refused);
  const print = usePrint({
    goods: [...around.goods, ...(stored?.goods ?? [])],
    categories: around.categories,
  });
  if (stored === null) return null;
  return (
    <Conflict<Stored>
      refused={{ ...refused, refusal: { ...refused.refusal, stored } }}
      base={base}
      mine={mine}
      labels={labels}
      print={print}
      onMerged={onMerged}
    />
  );
}
