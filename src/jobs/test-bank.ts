import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';
import { postTo } from '#platform/payments/test/bank.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';

/** Looked at as often: a bank's message is there within a moment. */
const REST_MS = SECOND_MS;

/** Where this very process is reached by the test bank: over real HTTP, whatever stands before the shop. */
function ownAddress({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/webhooks/payments/test/`;
}

/** The test bank sends its messages, while the settings name it. */
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
      // A database that is away for a while ends one look and not the bank.
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
