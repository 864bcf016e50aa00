import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when a shopper asks to give goods back. */
export function ReturnAsked(props: OrderMailProps) {
  return <OrderLetter {...props} words="return.asked" />;
}
