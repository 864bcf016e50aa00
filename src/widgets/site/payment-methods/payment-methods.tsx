export { PaymentMethods } from '#views/footer/payment-methods.tsx';
