import { widgets } from '#widgets/index.ts';
import { isPerVisit } from '#widgets/tree/print/page-place.ts';
import { countAsItself, hasNoFingerprint } from './fingerprint.ts';

/** Fingerprints widget declarations by identity; pages with a personal widget get no fingerprint and are not cached. */
export function knowWidgets(): void {
  for (const widget of widgets.values()) {
    if (isPerVisit(widget)) hasNoFingerprint(widget);
    else countAsItself(widget);
  }
}
