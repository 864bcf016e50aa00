import { describe, expect, it } from 'vitest';
import { type FormField, keyedFields } from './form-definition.ts';
import { answersText, readAnswers, type SentAnswers, unknownKey } from './read-answers.ts';
import { trueType } from './true-type.ts';

function aField(more: Partial<FormField>): FormField {
  return {
    ...{ type: 'text', name: '', label: { en: 'A field', ar: 'حقل' }, isRequired: false, autofill: 'off' },
    ...{
      options: [],
      least: 0,
      most: 10,
      dates: 'any',
      kinds: ['picture'],
      megabytes: 1,
      value: '',
      isSubscription: false,
    },
    ...{ onlyIf: '', onlyIfValue: '' },
    ...more,
  };
}

const NO_FILES = new Map();
type Typed = Readonly<Record<string, string | readonly string[]>>;

function sent(typed: Typed): SentAnswers {
  const values = new Map(Object.entries(typed).map(([key, value]) => [key, [value].flat()] as const));
  return { values, files: NO_FILES };
}

function read(fields: readonly FormField[], typed: Typed) {
  return readAnswers(keyedFields(fields), sent(typed), { language: 'ar', today: '2026-11-26' });
}

/** The stored value of one input, or its problem. */
function of(more: Partial<FormField>, typed: string | readonly string[]) {
  const result = read([aField({ name: 'one', ...more })], { one: typed });
  return result.ok ? result.answered.answers[0]?.values : result.problems.one;
}

describe('WG-20 answers of a form', () => {
  it.each<[Partial<FormField>, string, string | string[]]>([
    [{ type: 'text' }, '  Sara \n N. ', ['Sara   N.']],
    [{ type: 'text' }, 'x'.repeat(201), 'long'],
    [{ type: 'text', isRequired: true }, '  ', 'missing'],
    [{ type: 'text' }, '', []],
    [{ type: 'long-text' }, 'One\r\ntwo\u0007', ['One\ntwo']],
    [{ type: 'long-text' }, 'x'.repeat(4001), 'long'],
    [{ type: 'email' }, 'sara@example.com', ['sara@example.com']],
    [{ type: 'email' }, 'sara@', 'wrong'],
    [{ type: 'phone' }, '٠٥٠ ١٢٣ ٤٥٦٧', ['+971501234567']],
    [{ type: 'phone' }, '+44 7700 900123', 'wrong'],
    [{ type: 'number' }, '٧٫٥', ['7.5']],
    [{ type: 'number' }, '11', 'range'],
    [{ type: 'number' }, '-1', 'range'],
    [{ type: 'number' }, '1e3', 'wrong'],
    [{ type: 'date' }, '2026-02-28', ['2026-02-28']],
    [{ type: 'date' }, '2026-02-30', 'wrong'],
    [{ type: 'date', dates: 'future' }, '2026-11-25', 'early'],
    [{ type: 'date', dates: 'future' }, '2026-11-26', ['2026-11-26']],
    [{ type: 'date', dates: 'past' }, '2026-11-27', 'late'],
    [{ type: 'time' }, '23:59', ['23:59']],
    [{ type: 'time' }, '24:00', 'wrong'],
    [{ type: 'consent', isRequired: true }, '', 'missing'],
    [{ type: 'consent' }, 'yes', 'wrong'],
    [{ type: 'hidden', value: 'campaign' }, 'forged', ['campaign']],
  ])('%j with the input %j gives %j', (more, typed, stored) => {
    expect(of(more, typed)).toEqual(stored);
  });

  it('options are those of the form; a choice has one, a multiple choice each once', () => {
    const options = [{ label: { en: 'Red', ar: 'أحمر' } }, { label: { en: 'Blue' } }];
    expect(of({ type: 'choice', options }, 'Red')).toEqual(['Red']);
    expect(of({ type: 'choice', options }, 'Green')).toBe('wrong');
    expect(of({ type: 'choice', options }, ['Red', 'Blue'])).toBe('wrong');
    expect(of({ type: 'choices', options }, ['Red', 'Blue', 'Red'])).toEqual(['Red', 'Blue']);
    expect(of({ type: 'choices', options }, ['Red', 'Green'])).toBe('wrong');
  });

  it('a file is of the allowed kinds by its content, and not too large', () => {
    const fields = keyedFields([aField({ type: 'file', name: 'one', isRequired: true })]);
    const problem = (files: { fileName: string; size: number; type: string | null }[]) => {
      const all = { values: new Map(), files: new Map([['one', files]]) };
      const result = readAnswers(fields, all, { language: 'en', today: '2026-11-26' });
      return result.ok ? result.answered.answers[0]?.values : result.problems.one;
    };
    const picture = { fileName: 'a.jpg', size: 1024, type: 'image/jpeg' };
    expect(problem([picture])).toEqual(['a.jpg']);
    expect(problem([])).toBe('missing');
    expect(problem([picture, picture])).toBe('several');
    expect(problem([{ ...picture, size: 1024 * 1024 + 1 }])).toBe('large');
    expect(problem([{ ...picture, type: 'application/pdf' }])).toBe('kind');
    expect(problem([{ ...picture, type: null }])).toBe('kind');
  });

  it('a hidden field is neither required nor stored', () => {
    const fields = [
      aField({
        type: 'choice',
        name: 'about',
        options: [{ label: { en: 'Order' } }, { label: { en: 'Else' } }],
      }),
      aField({ name: 'order', isRequired: true, onlyIf: 'about', onlyIfValue: 'Order' }),
      aField({ name: 'when', isRequired: true, onlyIf: 'order' }),
    ];
    expect(read(fields, { about: 'Order' })).toEqual({ ok: false, problems: { order: 'missing' } });
    expect(read(fields, { about: 'Order', order: '7' })).toEqual({
      ok: false,
      problems: { when: 'missing' },
    });
    const other = read(fields, { about: 'Else', order: '7', when: 'May' });
    expect(other.ok && other.answered.answers.map(({ key }) => key)).toEqual(['about']);
  });

  it('a condition on a later, the same or a missing field is ignored', () => {
    for (const onlyIf of ['later', 'one', 'nobody']) {
      const fields = [aField({ name: 'one', onlyIf, isRequired: true }), aField({ name: 'later' })];
      expect(read(fields, {}), onlyIf).toEqual({ ok: false, problems: { one: 'missing' } });
    }
  });

  it('sender and consent text come from their fields', () => {
    const fields = [
      aField({ name: 'first', autofill: 'given-name' }),
      aField({ name: 'last', autofill: 'family-name' }),
      aField({ type: 'email' }),
      aField({ type: 'phone' }),
      aField({ type: 'consent', name: 'terms', label: { en: 'I agree', ar: 'أوافق' } }),
    ];
    const typed = {
      first: 'Sara',
      last: 'N.',
      'field-3': 's@example.com',
      'field-4': '0501234567',
      terms: '1',
    };
    const result = read(fields, typed);
    expect(result.ok && result.answered).toMatchObject({
      person: { name: 'Sara N.', email: 's@example.com', phone: '+971501234567' },
      consentText: 'أوافق',
    });
    expect(result.ok && answersText(result.answered.answers).split('\n')).toHaveLength(4);
  });

  it('an unknown field is named', () => {
    const fields = keyedFields([aField({ name: 'one' }), aField({ type: 'file', name: 'paper' })]);
    expect(unknownKey(fields, sent({ one: 'x' }))).toBeNull();
    expect(unknownKey(fields, sent({ one: 'x', other: 'y' }))).toBe('other');
    expect(unknownKey(fields, sent({ paper: 'y' }))).toBe('paper');
    expect(unknownKey(fields, { values: new Map(), files: new Map([['one', []]]) })).toBe('one');
  });
});

describe('WG-20 the type of a file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['%PDF-1.7 and more', 'application/pdf'],
    ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'image/png'],
    ['RIFF1234WEBPVP8 ', 'image/webp'],
    ['1234ftypheic1234', 'image/heic'],
    ['1234ftypavif1234', 'image/avif'],
    ['1234ftypisom1234', null],
    ['MZ\u0090', null],
    ['<script>', null],
    ['PK\u0003\u0004', null],
    ['', null],
  ])('%j is %s', (text, type) => {
    expect(trueType(bytes(text))).toBe(type);
  });
});
