import { z } from 'zod';
import { FIELD_PREFIX, FORM_FIELDS, formPath } from '#views/form/shown-form.ts';
import { type AnswerDescription, HTML_TYPE, JSON_TYPE, type JsonCallDescription } from '../description.ts';
import { always } from './always.ts';

const sent = z.strictObject({
  title: z.string().describe('thanks'),
  message: z.string().describe('what follows'),
  to: z.string().describe('the address to go to, or empty'),
  popup: z.string().describe('a link action of a popup, or empty'),
});

/** A refusal with the problem of each control, and the token for the next post. */
const refusedForm = (code: string) =>
  z.strictObject({
    error: z.literal(true),
    code: z.literal(code),
    message: z.string().min(1).describe('its sentence'),
    problems: z.array(
      z.strictObject({ id: z.string(), text: z.string().min(1), summary: z.string().min(1) }),
    ),
    token: z.string().min(1),
    definition: z.string().min(1),
  });

const refused = (code: string, when: string, status = 422): AnswerDescription => ({
  ...{ when, status, type: JSON_TYPE },
  body: refusedForm(code),
});

const plainly = (code: string, when: string, status: number): AnswerDescription => ({
  ...{ when, status, type: JSON_TYPE },
  body: z.strictObject({ error: z.literal(true), code: z.literal(code), message: z.string().min(1) }),
});

/** A form of a page. Source: docs/forms.md */
export const sendForm: JsonCallDescription = {
  what: 'Sends a form of a published document, as a form in either encoding with `Accept: application/json`. Without that it is answered with pages and redirects.',
  address: decodeURIComponent(formPath('{document}.{node}')),
  fields: [
    {
      ...{ name: FORM_FIELDS.token, missing: 'unconfirmed', wrong: 'stale' },
      says: 'what `GET /wp-json/jamra/v1/form-token/` answers as `token`',
    },
    {
      ...{ name: FORM_FIELDS.definition, missing: 'changed', wrong: 'changed' },
      says: 'as the printed form has it',
    },
    {
      name: FORM_FIELDS.trap,
      missing: 'done',
      wrong: 'done',
      says: 'empty: what is filled in is kept as spam',
    },
    {
      ...{ name: `${FIELD_PREFIX}{name}`, missing: 'wrongAnswers', wrong: 'wrongAnswers' },
      says: 'the answer to a field of the form, repeated for several choices; a file for a field of files',
    },
  ],
  answers: {
    done: { when: 'it is stored, or was before', status: 200, type: JSON_TYPE, body: sent },
    wrongAnswers: refused('forms.wrong-answers', 'an answer is missing or wrong; `problems` names each'),
    unknownField: refused('forms.unknown-field', 'a field is not one of the form'),
    changed: refused('forms.changed', 'the form was changed since it was printed', 409),
    unconfirmed: refused('forms.unconfirmed', 'there is no token'),
    tooQuick: refused(
      'forms.too-quick',
      'the token comes from a clock that is ahead; a form younger than 3 seconds is held until then',
    ),
    stale: refused('forms.stale', 'the token is older than a day, or not one of the shop'),
    tooMany: refused('forms.too-many', 'too many in an hour or a minute; `Retry-After` has the seconds', 429),
    unknownForm: plainly('forms.unknown-form', 'no published document has this form', 404),
    busy: plainly('forms.busy', 'too many forms arrive at once; `Retry-After` has the seconds', 503),
    foreign: { ...always.foreign, type: HTML_TYPE },
    tooLarge: plainly('request.too-large', 'the body is over 1 MiB, or over 40 MB with files', 413),
    unreadable: plainly('request.unreadable', 'the body is broken', 400),
  },
  rows: 'WG-20, WG-21, FM-05, FM-06, CA-07',
};
