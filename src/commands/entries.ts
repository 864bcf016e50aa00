import { resolve } from 'node:path';
import { guardCell } from '#kernel/formula-cell.ts';
import type { Command, CommandHouse } from './command.ts';
import { writeTable } from './csv-file.ts';

const USAGE = `npm run entries -- FILE.csv
    writes all messages of the contact form, oldest first, spam marked as such.`;

/** What was written to the shop is text in a spreadsheet, and never run as a formula. */
const TEXT_ONLY = { cast: { string: guardCell }, bom: true };

async function* rowsOf(shop: CommandHouse['shop'], count: () => void) {
  for await (const { id, writtenAt, consentText, ...entry } of shop.forms.all()) {
    count();
    yield { number: String(id), written_at: writtenAt.toISOString(), ...entry, consent: consentText };
  }
}

/** `npm run entries`: what was written to the shop, as a table. */
export const entries: Command = {
  name: 'entries',
  usage: USAGE,
  run: async (args, { shop, out }) => {
    const [file] = args;
    if (file === undefined || args.length !== 1 || file.startsWith('-')) {
      out.write(`${USAGE}\n`);
      return 2;
    }
    let written = 0;
    const target = resolve(file);
    const rows = rowsOf(shop, () => {
      written += 1;
    });
    await writeTable(rows, target, TEXT_ONLY);
    out.write(`${written} messages stand in ${target}.\n`);
    return 0;
  },
};
