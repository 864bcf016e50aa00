import { localized } from '../../fields/nested.ts';
import { html } from '../../fields/text.ts';

export const fields = { html: localized(html()) };
