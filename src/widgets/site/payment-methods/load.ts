import type { Loader } from '../../place.ts';
import type { fields, PaymentMethodsData } from './fields.ts';

/** The payment methods that shoppers can choose. */
export const loadPaymentMethods: Loader<typeof fields, PaymentMethodsData> = async (_settings, { shop }) => ({
  methods: await shop.payments.accepted(),
});
