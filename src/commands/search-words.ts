import { type Command, WRONG_CALL } from './command.ts';

const USAGE = `npm run search-words [-- --days N] [-- --limit N]
    lists searches without results, most frequent first; 30 days and 50 lines by default.`;

const DEFAULTS = { days: 30, limit: 50 };
const MOST = 10_000;

/** @returns null on wrong usage */
function parseArguments(args: readonly string[]): typeof DEFAULTS | null {
  const requested = { ...DEFAULTS };
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at] === '--days' ? 'days' : args[at] === '--limit' ? 'limit' : null;
    const value = args[at + 1] ?? '';
    if (name === null || !/^[1-9]\d{0,4}$/.test(value) || Number(value) > MOST) return null;
    requested[name] = Number(value);
  }
  return requested;
}

/** `npm run search-words`: searches without results. */
export const searchWords: Command = {
  name: 'search-words',
  usage: USAGE,
  run: async (args, { shop, out }) => {
    const requested = parseArguments(args);
    if (requested === null) return WRONG_CALL;
    const missed = await shop.search.missedWords(requested.days, requested.limit);
    if (missed.length === 0) out.write(`No searches without results in the last ${requested.days} days.\n`);
    for (const { words, count, lastDay } of missed)
      out.write(`${String(count).padStart(6)}  ${lastDay}  ${words}\n`);
    return 0;
  },
};
