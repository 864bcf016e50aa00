import { z } from 'zod';
import { parseJson } from '#kernel/text/parse-json.ts';
import { type CourierEvent, SHIPMENT_STATUSES } from '../shipment.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const body = z.strictObject({
  id: z.string().trim().min(1).max(100),
  tracking_number: z.string().trim().min(1).max(80),
  status: z.enum(SHIPMENT_STATUSES),
  time: moment,
  place: z.string().trim().max(120).default(''),
  eta: moment.nullable().default(null),
});

/**
 * Reads the body of a courier's webhook.
 *
 * @returns null when it is no event
 */
export function parseCourierEvent(text: string): CourierEvent | null {
  const parsed = body.safeParse(parseJson(text));
  if (!parsed.success || text.includes('\\u0000')) return null;
  const { id, tracking_number: trackingNumber, time: at, eta: expectedAt, ...event } = parsed.data;
  return { ...event, eventId: id, trackingNumber, at, expectedAt };
}
