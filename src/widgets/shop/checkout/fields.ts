import type { CheckoutPageProps } from '#views/checkout/checkout-page.tsx';

export const fields = {};

/** What a checkout shows before its form is sent. */
export type CheckoutData = Omit<CheckoutPageProps, 'errors' | 'problems' | 'notice' | 'giftCardNotice'>;
