import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when goods that came back are in the house. */
export function ReturnReceived(props: OrderMailProps) {
  return <OrderLetter {...props} words="return.received" />;
}
