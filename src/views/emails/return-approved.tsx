import { OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when goods may come back: how that goes. */
export function ReturnApproved(props: OrderMailProps) {
  return <OrderLetter {...props} words="return.approved" />;
}
