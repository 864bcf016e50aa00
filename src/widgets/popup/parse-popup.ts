import type { PopupSettings } from '#shop/popups';
import { schemaOf } from '../fields/nested.ts';
import { popupFields, toPopupSettings } from './popup-fields.ts';

const schema = schemaOf(popupFields);

type Parsed =
  | { ok: true; settings: PopupSettings & Record<string, unknown> }
  | { ok: false; wrong: readonly string[] };

/** The settings of a popup with those that were not stored, or the paths of those that are wrong. */
export function parsePopup(stored: unknown): Parsed {
  const { success, data, error } = schema.safeParse(stored);
  if (success) return { ok: true, settings: { ...toPopupSettings(data) } };
  const wrong = error.issues.map(({ path, code, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue ? String(issue.keys) : path.join('.'),
  );
  return { ok: false, wrong };
}
