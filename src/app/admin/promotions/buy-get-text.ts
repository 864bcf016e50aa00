import { useLanguage } from '#views/language/language.tsx';

type Offer = Readonly<{ buy: number | string; get: number | string; percent: number | string }>;

const WHOLE_PERCENT = 100;

/** The message of a buy-X-get-Y offer: what is wholly discounted is free. */
export function buyGetKey({ percent }: Pick<Offer, 'percent'>): 'takesBuyGetFree' | 'takesBuyGet' {
  return Number(percent) === WHOLE_PERCENT ? 'takesBuyGetFree' : 'takesBuyGet';
}

/** A buy-X-get-Y offer in words: 'Buy 2, get 1 free', or at which discount. */
export function useBuyGetText(): (offer: Offer) => string {
  const { t } = useLanguage();
  return ({ buy, get, percent }) => t(`adminPromotions:${buyGetKey({ percent })}`, { buy, get, percent });
}
