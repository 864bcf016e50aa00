import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when an order was called off. */
export function OrderCancelled(props: OrderMailProps) {
  return <OrderLetter {...props} words="cancelled" />;
}
