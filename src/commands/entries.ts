import { resolve } from 'node:path';
import { guardCell } from '#kernel/text/formula-cell.ts';
import { type Command, type CommandContext, WRONG_CALL } from './command.ts';
import { writeTable } from './csv-file.ts';

const USAGE = `npm run entries -- FILE.csv
    exports all messages of the contact form and entries of other forms, oldest first, including spam.`;

/** Messages are text in a spreadsheet, never formulas. */
const TEXT_ONLY = { cast: { string: guardCell }, bom: true };

async function* rowsOf(shop: CommandContext['shop'], count: () => void) {
  for await (const { id, writtenAt, consentText, answers: _answers, ...entry } of shop.forms.all()) {
    count();
    yield { number: String(id), written_at: writtenAt.toISOString(), ...entry, consent: consentText };
  }
}

/** `npm run entries`: messages as CSV; the answers of a form are one text. */
export const entries: Command = {
  name: 'entries',
  usage: USAGE,
  run: async (args, { shop, out }) => {
    const [file] = args;
    if (file === undefined || args.length !== 1 || file.startsWith('-')) return WRONG_CALL;
    let written = 0;
    const target = resolve(file);
    const rows = rowsOf(shop, () => {
      written += 1;
    });
    await writeTable(rows, target, TEXT_ONLY);
    out.write(`${written} messages exported to ${target}.\n`);
    return 0;
  },
};
