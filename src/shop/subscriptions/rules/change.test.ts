import { describe, expect, it } from 'vitest';
import type { ProductId, SubscriptionId } from '#kernel/ids.ts';
import type { DeliveryAddress } from '#shop/orders';
import type { Subscription } from '../subscription.ts';
import { type ChangeFacts, type Command, commandsOf, decide } from './change.ts';

const NOW = new Date('2026-11-26T10:00:00+04:00');
const FACTS: ChangeFacts = { today: '2026-11-26', now: NOW, closedDays: [], intervals: [2, 4, 8] };
const ADDRESS: DeliveryAddress = {
  ...{ firstName: 'Sara', lastName: 'Noor', building: 'Villa 14', street: 'Street 12' },
  ...{ emirate: 'DU', landmark: '', makani: '' },
};
const LINE = { productId: 1 as ProductId, variationId: null, options: {}, quantity: 2, unitMinor: 2500 };

function one(more: Partial<Subscription> = {}): Subscription {
  return {
    ...{ id: 7 as SubscriptionId, customerId: null, state: 'active', stateBefore: null, weeks: 4 },
    ...{ anchorOn: '2026-12-24', nextOn: '2026-12-24', language: 'en', email: '', phone: '' },
    ...{ address: ADDRESS, paymentMethod: 'cod', deliveryId: 'standard:1', ageConfirmedAt: null },
    ...{ confirmedAge: null, firstOrderId: null, attempts: 0, retryAt: null, problem: null },
    ...{ lines: [LINE, { ...LINE, productId: 2 as ProductId }], version: 1, createdAt: NOW, endedAt: null },
    ...more,
  } as Subscription;
}

function changed(now: Subscription, command: Command, facts = FACTS) {
  const decided = decide(now, command, facts);
  return decided.ok ? decided.value.values : decided.refusal.code;
}

describe('changing a subscription', () => {
  it('skips one order, and resets the attempts', () => {
    const tried = one({ anchorOn: '2026-11-25', nextOn: '2026-11-25', attempts: 2, problem: 'out-of-stock' });
    expect(changed(tried, { kind: 'skip' })).toMatchObject({
      nextOn: '2026-12-23',
      attempts: 0,
      problem: null,
    });
    expect(changed(one({ state: 'paused' }), { kind: 'skip' })).toBe('subscriptions.may-not');
  });

  it('moves the date to tomorrow or later; a weekend becomes Monday', () => {
    expect(changed(one(), { kind: 'move', day: '2026-11-28' })).toMatchObject({
      anchorOn: '2026-11-28',
      nextOn: '2026-11-30',
    });
    for (const day of ['2026-11-26', '2026-11-31', '2028-01-01', '', null])
      expect(changed(one(), { kind: 'move', day })).toBe('subscriptions.wrong-date');
  });

  it('accepts only the shop’s intervals, and keeps the next date', () => {
    expect(changed(one(), { kind: 'interval', weeks: '8' })).toEqual({ weeks: 8 });
    expect(changed(one(), { kind: 'interval', weeks: '3' })).toBe('subscriptions.wrong-interval');
  });

  it('sets quantities by line; 0 removes one, but never the last', () => {
    expect(changed(one(), { kind: 'quantity', quantities: ['5', '0'] })).toEqual({
      lines: [{ ...LINE, quantity: 5 }],
    });
    expect(changed(one(), { kind: 'quantity', quantities: ['0', '0'] })).toBe('subscriptions.last-line');
    for (const quantities of [['1'], ['1', '-2'], ['1', '1.5'], ['1', '']])
      expect(changed(one(), { kind: 'quantity', quantities })).toBe('subscriptions.wrong-quantity');
  });

  it('resumes in the same rhythm, never on a past day', () => {
    const paused = one({ state: 'paused', anchorOn: '2026-10-01', nextOn: '2026-10-01', problem: 'no-card' });
    expect(changed(paused, { kind: 'resume' })).toMatchObject({
      ...{ state: 'active', nextOn: '2026-12-24', problem: null },
    });
    expect(changed(one(), { kind: 'resume' })).toBe('subscriptions.may-not');
  });

  it('cancels, and can be undone for a day', () => {
    expect(changed(one(), { kind: 'cancel' })).toMatchObject({ state: 'cancelled', stateBefore: 'active' });
    const cancelled = one({ state: 'cancelled', stateBefore: 'active', endedAt: NOW });
    expect(changed(cancelled, { kind: 'restore' })).toMatchObject({ state: 'active', endedAt: null });
    const later = { ...FACTS, now: new Date(NOW.getTime() + 2 * 86_400_000) };
    expect(changed(cancelled, { kind: 'restore' }, later)).toBe('subscriptions.may-not');
    expect(changed(cancelled, { kind: 'cancel' })).toBe('subscriptions.may-not');
    expect(changed(one({ state: 'cancelled', endedAt: NOW }), { kind: 'restore' })).toBe(
      'subscriptions.may-not',
    );
  });

  it('accepts addresses of the customer, and payments that need no customer present', () => {
    const moved = { ...ADDRESS, street: 'Street 1', phone: '+971501234567' };
    expect(changed(one(), { kind: 'address', address: moved })).toMatchObject({ phone: '+971501234567' });
    expect(changed(one(), { kind: 'address', address: null })).toBe('subscriptions.unknown-address');
    const payment = (method: string, isAccepted = true) =>
      changed(one(), { kind: 'payment', method, isAccepted });
    expect(payment('jamra_card')).toEqual({ paymentMethod: 'jamra_card' });
    expect(payment('jamra_wallet')).toBe('subscriptions.wrong-payment');
    expect(payment('jamra_card', false)).toBe('subscriptions.wrong-payment');
  });

  it('offers only allowed changes', () => {
    expect(commandsOf(one(), NOW)).toEqual(expect.arrayContaining(['skip', 'move', 'pause', 'cancel']));
    const paused = commandsOf(one({ state: 'paused' }), NOW);
    expect(paused).toContain('resume');
    // Resuming sets the next order of a paused subscription.
    expect(paused).not.toContain('move');
    expect(changed(one({ state: 'paused' }), { kind: 'move', day: '2026-11-28' })).toBe(
      'subscriptions.may-not',
    );
    expect(commandsOf(one({ state: 'pending' }), NOW)).not.toContain('skip');
    expect(commandsOf(one({ state: 'cancelled', stateBefore: 'active', endedAt: NOW }), NOW)).toEqual([
      'restore',
    ]);
  });
});
