import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { postTo } from '#platform/payments/test/bank.ts';

/** Poll interval: webhooks arrive within a moment. */
const REST_MS = SECOND_MS;

/** Where the test bank reaches this process over HTTP, bypassing any proxy. */
function ownAddress({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/webhooks/payments/test/`;
}

/** Sends the test bank's webhooks while the settings select it. */
export function startTestBank({ shop, config }: { shop: Shop; config: Config }) {
  const send = postTo(ownAddress(config));
  const stopping = new AbortController();
  const { signal } = stopping;
  const deliver = async () => {
    const { 'payments.provider': provider } = await shop.settings.all();
    if (provider === 'test') await shop.testBank.deliverDue(send);
  };
  const work = (async () => {
    while (!signal.aborted) {
      // A database outage ends one round only.
      await deliver().catch(() => undefined);
      await wait(REST_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}
