import { parseReviewId, type ReviewId } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { ReviewRefusal, ReviewStatus } from '#shop/reviews';
import { type Command, type CommandContext, type ExitCode, WRONG_CALL } from './command.ts';

const USAGE = `npm run reviews -- list [pending|approved|spam|removed]
npm run reviews -- approve|spam|remove|restore ID …
npm run reviews -- reply ID TEXT
    lists and moderates product reviews; a reply without TEXT deletes the reply.`;

const MOST_LISTED = 100;
const ACTOR = 'command';

/** The state each word sets. */
const MOVES_BY_WORD: ReadonlyMap<string, ReviewStatus> = new Map([
  ['approve', 'approved'],
  ['spam', 'spam'],
  ['remove', 'removed'],
  ['restore', 'pending'],
]);

type Shop = CommandContext['shop'];
type Out = CommandContext['out'];

const STATES: readonly ReviewStatus[] = ['pending', 'approved', 'spam', 'removed'];

function parseStatus(word: string): ReviewStatus | null {
  return STATES.find((status) => status === word) ?? null;
}

async function list(shop: Shop, out: Out, status: ReviewStatus): Promise<number> {
  const reviews = await shop.reviews.forStaff(status, MOST_LISTED);
  const cards = await shop.listing.findCards(
    reviews.map(({ productId }) => productId),
    'en',
    new Date(),
  );
  for (const review of reviews) {
    const name = cards.find(({ id }) => id === review.productId)?.name ?? `product ${review.productId}`;
    const stars = review.rating === null ? 'no stars' : `${review.rating}/5`;
    const marks = [review.isVerified ? 'verified buyer' : '', `${review.pictureCount || 'no'} images`];
    out.write(
      [
        `${review.id}  ${name}  ${stars}  ${review.author} <${review.email}>  ${marks.filter(Boolean).join(', ')}`,
        `    ${[review.title, review.body].filter(Boolean).join(': ').replaceAll('\n', '\n    ')}`,
        '',
      ].join('\n'),
    );
  }
  if (reviews.length === 0) out.write(`No ${status} reviews.\n`);
  return 0;
}

function printResult(out: Out, id: ReviewId, result: Outcome<string, ReviewRefusal>): number {
  if (result.ok) {
    out.write(`${id}: ${result.value}\n`);
    return 0;
  }
  const { code, ...facts } = result.refusal;
  out.write(`${id}: ${wordsIn('en')(refusalKey(code), facts)}\n`);
  return 1;
}

async function move(runtime: CommandContext, to: ReviewStatus, words: readonly string[]): Promise<ExitCode> {
  const ids = words.map(parseReviewId);
  if (ids.length === 0 || ids.includes(null)) return WRONG_CALL;
  const codes: number[] = [];
  for (const id of ids) {
    if (id !== null)
      codes.push(printResult(runtime.out, id, await runtime.shop.reviews.move(id, to, { actor: ACTOR })));
  }
  return Math.max(...codes);
}

async function reply(
  { shop, out }: CommandContext,
  [word = '', ...text]: readonly string[],
): Promise<ExitCode> {
  const id = parseReviewId(word);
  if (id === null) return WRONG_CALL;
  const result = await shop.reviews.reply(id, text.join(' '), { actor: ACTOR });
  return printResult(out, id, result.ok && result.value === '' ? { ok: true, value: 'no reply' } : result);
}

/** `npm run reviews`: works while the shop runs; pages are updated at once. */
export const reviews: Command = {
  name: 'reviews',
  usage: USAGE,
  run: async ([action = '', ...rest], runtime) => {
    const to = MOVES_BY_WORD.get(action);
    if (to !== undefined) return move(runtime, to, rest);
    if (action === 'reply') return reply(runtime, rest);
    const status = action === 'list' ? parseStatus(rest[0] ?? 'pending') : null;
    return status === null ? WRONG_CALL : list(runtime.shop, runtime.out, status);
  },
};
