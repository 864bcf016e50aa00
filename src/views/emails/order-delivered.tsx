import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when an order was handed over. */
export function OrderDelivered(props: OrderMailProps) {
  return <OrderLetter {...props} words="delivered" />;
}
