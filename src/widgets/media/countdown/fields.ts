import type { Localized } from '#kernel/language.ts';
import { shownWhen } from '../../fields/field.ts';
import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice, date } from '../../fields/values.ts';

export const fields = {
  title: localized(text()),
  until: date(),
  atEnd: choice(['text', 'hide']),
  endText: shownWhen<Localized, string>({ atEnd: 'text' }, localized(text())),
};

/** What the loader adds. */
export type CountdownData = Readonly<{ isOver: boolean }>;
