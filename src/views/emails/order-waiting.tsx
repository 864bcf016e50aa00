import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when an order waits for its bank transfer. */
export function OrderWaiting(props: OrderMailProps) {
  return <OrderLetter {...props} words="waiting" />;
}
