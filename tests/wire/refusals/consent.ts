import { CONSENT_PATH } from '#kernel/web/consent/consent-paths.ts';
import { inLanguage, type RefusalCase, type RefusalCases } from './running.ts';

/** Sends privacy choices as a page does, with one invalid field. */
const answering =
  (body: unknown, headers: Record<string, string> = {}): RefusalCase =>
  async (running) =>
  async (language) =>
    running.refusalIn(
      await running.send(CONSENT_PATH, {
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          referer: running.origin + inLanguage('/', language),
          ...headers,
        },
      }),
    );

/** Privacy choices. */
export const consent = {
  'consent.wrong-answer': answering({ id: 'Sara', granted: ['everything'] }),
  'consent.foreign-origin': answering({}, { origin: 'https://elsewhere.example' }),
} satisfies RefusalCases;
