import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

const COLUMNS = ['day', 'popup_id', 'popup', 'seen', 'closed', 'acted', 'sent'];

/** Popup events per day as a CSV file. */
export async function loader(args: LoaderFunctionArgs) {
  const requested = Object.fromEntries(new URL(args.request.url).searchParams);
  const { rows } = await loadAction(args, 'popups.figures', requested);
  return csvResponse('popup-figures.csv', [
    COLUMNS,
    ...rows.map(({ day, id, name, seen, closed, acted, sent }) => [day, id, name, seen, closed, acted, sent]),
  ]);
}
