import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when somebody calls before an order is packed. */
export function OrderCalling(props: OrderMailProps) {
  return <OrderLetter {...props} words="calling" />;
}
