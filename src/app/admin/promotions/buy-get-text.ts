import { useLanguage } from '#views/language/language.tsx';

type Offer = Readonly<{ buy: number | string; get: number | string; percent: number | string }>;

const WHOLE_PERCENT = 100;

/** The message key of a buy-X-get-Y offer; a discount of 100% is called free. */
export function buyGetKey({ percent }: Pick<Offer, 'percent'>): 'takesBuyGetFree' | 'takesBuyGet' {
  return Number(percent) === WHOLE_PERCENT ? 'takesBuyGetFree' : 'takesBuyGet';
}

/** A buy-X-get-Y offer as text, such as 'Buy 2, get 1 free'. */
export function useBuyGetText(): (offer: Offer) => string {
  const { t } = useLanguage();
  return ({ buy, get, percent }) => t(`adminPromotions:${buyGetKey({ percent })}`, { buy, get, percent });
}
