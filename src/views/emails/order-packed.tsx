import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when an order is packed. */
export function OrderPacked(props: OrderMailProps) {
  return <OrderLetter {...props} words="packed" />;
}
