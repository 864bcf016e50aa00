import { widgets } from '#widgets/index.ts';
import { isPerVisit } from '#widgets/tree/print/page-place.ts';
import { countAsItself, hasNoFingerprint } from './fingerprint.ts';

/** Lets declarations of widgets count as themselves; what shows who asks keeps its page from being kept. */
export function knowWidgets(): void {
  for (const widget of widgets.values()) {
    if (isPerVisit(widget)) hasNoFingerprint(widget);
    else countAsItself(widget);
  }
}
