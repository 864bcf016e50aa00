import { setTimeout as wait } from 'node:timers/promises';
import { SIGNATURE_HEADER, signBody } from '../../src/platform/payments/test/signature.ts';
import { signatureWith } from '../../src/platform/signature.ts';

const REST_MS = 400;
const AT_ONCE = 8;

function shuffled(entries) {
  return entries
    .map((entry) => [Math.random(), entry])
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/**
 * Brings the bank's messages to the shop a second and a third time, in no order, beside the bank itself: also those that
 * the bank has not sent yet.
 *
 * @param secret the shop's own
 */
export function aPostman({ db }, { url, secret }) {
  const key = signatureWith(secret).digest('test bank');
  let isDone = false;
  let brought = 0;
  const bring = async ({ body }) => {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody(body, { secret: key, now: new Date() }),
    };
    const address = `${url()}/webhooks/payments/test/`;
    const answer = await fetch(address, { method: 'POST', body, headers }).catch(() => null);
    if (answer?.ok) brought += 1;
    if (answer !== null && answer.status >= 400 && answer.status < 500)
      throw new Error(`the shop refused a message of the bank: ${answer.status} ${await answer.text()}`);
  };
  const read = () => db.selectFrom('test_bank_event').select('body').execute();
  const round = (async () => {
    while (!isDone) {
      for (const event of shuffled(await read()).slice(0, AT_ONCE)) await bring(event);
      await wait(REST_MS);
    }
  })();
  return {
    /** Every message once more, twice, in no order. @returns how many were taken in all */
    finish: async () => {
      isDone = true;
      await round;
      const all = await read();
      for (const event of shuffled([...all, ...all])) await bring(event);
      return { brought, messages: all.length };
    },
  };
}
