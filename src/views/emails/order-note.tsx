import { MailText, OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when staff wrote a note for the customer beside the order. */
export function OrderNote({ note, ...props }: OrderMailProps & { note: string }) {
  return (
    <OrderLetter {...props} words="note">
      <MailText>
        <bdi>{note}</bdi>
      </MailText>
    </OrderLetter>
  );
}
