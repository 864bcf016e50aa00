import { MailText, OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when goods may not come back, with the reason. */
export function ReturnRefused({ reason, ...props }: OrderMailProps & { reason: string }) {
  return (
    <OrderLetter {...props} words="return.refused">
      <MailText isQuiet>
        <bdi>{reason}</bdi>
      </MailText>
    </OrderLetter>
  );
}
