import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice } from '../../fields/values.ts';

export const fields = { text: localized(text()), level: choice(['2', '3', '4', '1']) };
