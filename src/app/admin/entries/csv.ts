import type { LoaderFunctionArgs } from 'react-router';
import { FIELD_PREFIX } from '#views/form/shown-form.ts';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';
import { filterOf } from './filter.ts';

const COLUMNS = [
  'number',
  'written_at',
  'state',
  'form',
  'topic',
  'name',
  'email',
  'phone',
  'language',
  'message',
  'note',
  'consent',
];

/** The filtered entries as a CSV file, with a column per form field. */
export async function loader(args: LoaderFunctionArgs) {
  const rows: string[][] = [];
  const answers: ReadonlyMap<string, string>[] = [];
  for await (const one of await loadAction(args, 'entries.export', filterOf(args.request.url))) {
    answers.push(new Map(one.answers.map(({ key, values }) => [key, values.join(', ')])));
    rows.push([
      String(one.id),
      one.writtenAt.toISOString(),
      one.status,
      one.title || one.form,
      one.topic,
      one.name,
      one.email,
      one.phone,
      one.language,
      one.message,
      one.note,
      one.consentText,
    ]);
  }
  const keys = [...new Set(answers.flatMap((one) => [...one.keys()]))];
  const whole = rows.map((row, index) => [...row, ...keys.map((key) => answers[index]?.get(key) ?? '')]);
  const columns = keys.map((key) => FIELD_PREFIX + key);
  return csvResponse('messages.csv', [[...COLUMNS, ...columns], ...whole]);
}
