import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import { inLanguage, type RefusalCase, type RefusalCases } from './running.ts';

type Change = Readonly<{ events?: readonly object[]; headers?: Record<string, string> }>;

/** A batch with one invalid field. */
const sending =
  ({ events = [], headers = {} }: Change, address?: string): RefusalCase =>
  async ({ send, refusalIn }) => {
    const body = JSON.stringify({ page: '1-1', path: '/', width: 390, events });
    return async (language) =>
      refusalIn(
        await send(inLanguage(EVENTS_PATH, language), {
          ...{ body, headers: { 'content-type': 'text/plain', ...headers } },
          ...(address === undefined ? {} : { address }),
        }),
      );
  };

const BUSY_NETWORK = '10.201.0.2';
/** The limit of a network per minute. */
const MOST_BATCHES = 600;
const AT_ONCE = 20;

/** The endpoint of events. */
export const analytics = {
  'analytics.wrong-batch': sending({}),
  'analytics.wrong-time': sending({ events: [{ id: 1, age: -1, name: 'page_view', params: {} }] }),
  'analytics.foreign-origin': sending({ headers: { origin: 'https://elsewhere.example' } }),
  'analytics.too-many': async (running) => {
    const refused = await sending({}, BUSY_NETWORK)(running);
    for (let time = 0; time < MOST_BATCHES; time += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => refused('en')));
    return refused;
  },
} satisfies RefusalCases;
