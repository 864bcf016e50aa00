import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { splitMatches } from '#kernel/text/split-matches.ts';
import type { MailRefusal } from '../refusals.ts';
import { MAIL_PARTS, MAIL_TEMPLATES, type MailPart, type MailTemplate, type MailWords } from './templates.ts';

/** Placeholder values by name; an empty one leaves no gap. */
export type MailFacts = Readonly<Record<string, string>>;

/** A piece of text; `isFact` marks placeholder values, whose direction may differ. */
export type MailPiece = Readonly<{ text: string; isFact: boolean }>;

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;
const BEFORE_NOTHING = /[,،]?[ \u00a0]*$/;
const LONGEST: Readonly<Record<MailPart, number>> = {
  subject: 150,
  teaser: 200,
  heading: 150,
  opening: 4000,
  closing: 2000,
};
const MAY_BE_EMPTY: readonly MailPart[] = ['teaser', 'closing'];
const IN_PARAGRAPHS: readonly MailPart[] = ['opening', 'closing'];

/** Fills placeholders and returns the pieces. */
export function fillPieces(text: string, facts: MailFacts): MailPiece[] {
  const pieces = splitMatches(text, [...text.matchAll(PLACEHOLDER)]).map(
    (piece): MailPiece =>
      piece.match === null
        ? { text: piece.text, isFact: false }
        : { text: facts[piece.match[1] ?? ''] ?? '', isFact: true },
  );
  const isBeforeNothing = (at: number) => pieces[at]?.isFact === false && pieces[at + 1]?.text === '';
  return pieces
    .map((piece, at) =>
      isBeforeNothing(at) ? { ...piece, text: piece.text.replace(BEFORE_NOTHING, '') } : piece,
    )
    .filter((piece) => piece.text !== '');
}

/** Fills placeholders and returns the text. */
export function fillText(text: string, facts: MailFacts): string {
  return fillPieces(text, facts)
    .map((piece) => piece.text)
    .join('');
}

/** Normalises blanks and paragraphs. */
function tidy(part: MailPart, typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(PLACEHOLDER, '{{$1}}');
  if (!IN_PARAGRAPHS.includes(part)) return text.replace(/\s+/g, ' ').trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function refusalOf(template: MailTemplate, part: MailPart, text: string): MailRefusal | null {
  const allowed: readonly string[] = MAIL_TEMPLATES[template];
  if (text === '' && !MAY_BE_EMPTY.includes(part)) return { code: 'mails.words-missing', part };
  if (text.length > LONGEST[part]) return { code: 'mails.words-long', part, most: LONGEST[part] };
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const stray = /\{\{|\}\}/.exec(text.replace(PLACEHOLDER, ''))?.[0];
  const name = named.find((one) => !allowed.includes(one)) ?? stray;
  return name === undefined ? null : { code: 'mails.unknown-placeholder', part, name, allowed };
}

/**
 * Validates custom texts of a template.
 *
 * @returns the given parts, normalised; refuses the first that is empty, too long, or has an unknown placeholder
 */
export function checkWords(
  template: MailTemplate,
  typed: Partial<MailWords>,
): Outcome<Partial<MailWords>, MailRefusal> {
  const stored: Partial<Record<MailPart, string>> = {};
  for (const part of MAIL_PARTS) {
    const given = typed[part];
    if (given === undefined) continue;
    const text = tidy(part, given);
    const refusal = refusalOf(template, part, text);
    if (refusal !== null) return refuse(refusal);
    stored[part] = text;
  }
  return done(stored);
}

/** The paragraphs of a part. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph !== '');
}
