import { signBody } from '#platform/webhook-signature.ts';
import { COURIER_SECRET, type RefusalCase, type RefusalCases, type Running } from './running.ts';

type Signed = { now?: Date; secret?: string };

/** A courier's event with the courier's signature. */
const post =
  ({ send, refusalIn }: Running, body: string, { now = new Date(), secret = COURIER_SECRET }: Signed = {}) =>
  async () => {
    const headers = {
      'content-type': 'application/json',
      'courier-signature': signBody(body, { secret, now }),
    };
    return refusalIn(await send('/webhooks/courier/', { body, headers }));
  };

const eventOf = (trackingNumber: string, more: object = {}) =>
  JSON.stringify({
    ...{ id: crypto.randomUUID(), tracking_number: trackingNumber, status: 'picked-up' },
    ...{ time: new Date().toISOString(), ...more },
  });

const sending =
  (body: string, signed: Signed = {}): RefusalCase =>
  async (running) =>
    post(running, body, signed);

/** An order whose parcel is in transit. @returns its tracking number */
async function aParcel(running: Running): Promise<string> {
  const { id } = await running.order();
  const number = `PARCEL-${id}`;
  const tracking = JSON.stringify({ carrier: 'Courier', number, url: '' });
  await running.runtime.db.updateTable('shop_order').set({ tracking }).where('id', '=', id).execute();
  return number;
}

export const shipments = {
  'shipments.wrong-signature': sending(eventOf('PARCEL'), { secret: 'another secret' }),
  'shipments.stale-signature': sending(eventOf('PARCEL'), { now: new Date(0) }),
  'shipments.unreadable-event': sending('{}'),
  'shipments.unknown-number': sending(eventOf('NO-PARCEL')),
  'shipments.wrong-time': async (running) =>
    post(running, eventOf(await aParcel(running), { time: '2001-01-01T00:00:00Z' })),
  'shipments.event-used': async (running) => {
    const number = await aParcel(running);
    await post(running, eventOf(number, { id: 'used' }))();
    return post(running, eventOf(number, { id: 'used', place: 'Dubai' }));
  },
} satisfies RefusalCases;
