/** Invalid values from people, programs and attackers. */
export const INVALID_VALUES: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '+1',
  '1.5',
  '1e9',
  '0x10',
  '٣',
  '999999',
  '1000000',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'x',
  'null',
  'undefined',
  'true',
  '[]',
  '{"a":1}',
  'سلة التسوق',
  '👩‍👩‍👧',
  '\uFFFD\u200F\u202E',
  'zero\0byte',
  '\0',
  '<script>alert(1)</script>',
  "'; drop table cart; --",
  '../../etc/passwd',
  '%00',
  '%0%000',
  '{{7*7}}',
  'a'.repeat(5000),
  // Surrogate pairs at the positions where texts are cut.
  ...[100, 2000].map((most) => `${'a'.repeat(most - 1)}😀`),
  'F'.repeat(32),
  '0'.repeat(32),
  'constructor',
  'toString',
  '__proto__',
];

type Misname = (name: string, value: string) => [string, string][];

/** Changed names of a field, which no longer mean it. */
export const INVALID_NAMES: readonly Misname[] = [
  (name, value) => [[`${name}[]`, value]],
  (name, value) => [[`${name}[a][b]`, value]],
  (name, value) => [[name.toUpperCase(), value]],
  (name, value) => [[` ${name}`, value]],
  (_name, value) => [['constructor', value]],
  (_name, value) => [['__proto__', value]],
];

/** Headers of a browser's request from another site. */
export const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

type Body = { kind: string; type: string; payload: string };

const PART = (name: string, value: string) =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Bodies that are no form: the call then has no fields. */
export function formlessBodies(fields: Record<string, string>): Body[] {
  return [
    { kind: 'JSON', type: 'application/json', payload: JSON.stringify(fields) },
    { kind: 'broken JSON', type: 'application/json', payload: '{"product_id":' },
    { kind: 'text', type: 'text/plain', payload: new URLSearchParams(fields).toString() },
    { kind: 'XML', type: 'text/xml', payload: '<a/>' },
    { kind: 'an unknown type', type: 'x/y; z', payload: 'x' },
    { kind: 'no body', type: 'application/x-www-form-urlencoded', payload: '' },
    { kind: 'noise', type: 'application/x-www-form-urlencoded', payload: '&&&===%%%&\0=\0&%ff=%fe' },
  ];
}

/** Truncated or inconsistent multipart bodies. */
export function brokenMultiparts(): Body[] {
  const type = 'multipart/form-data; boundary=xyz';
  return [
    { kind: 'no boundary', type: 'multipart/form-data', payload: PART('a', 'b') },
    { kind: 'broken off', type, payload: PART('a', 'b').slice(0, 30) },
    { kind: 'never closed', type, payload: PART('a', 'b') },
    { kind: 'a property of every object', type, payload: `${PART('__proto__', 'b')}--xyz--\r\n` },
    { kind: 'too many fields', type, payload: `${PART('a', 'b').repeat(400)}--xyz--\r\n` },
    {
      kind: 'a file',
      type,
      payload: `--xyz\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n--xyz--\r\n`,
    },
  ];
}
