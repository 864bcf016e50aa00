export const fields = {};

/** What the loader adds. */
export type PaymentMethodsData = {
  /** Codes of the payment methods. */
  methods: readonly string[];
};
