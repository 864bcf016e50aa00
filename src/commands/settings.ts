import { definitions, isSettingKey } from '#shop/settings';
import type { Command, CommandHouse } from './command.ts';

const USAGE = `npm run settings -- list | get KEY | set KEY VALUE
    shows or changes what the shopkeeper decides; VALUE is JSON, or plain text for a text.`;

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Shop = CommandHouse['shop'];
type Out = CommandHouse['out'];

async function list(shop: Shop, out: Out): Promise<number> {
  const all = await shop.settings.all();
  for (const [name, { explanation }] of Object.entries(definitions)) {
    if (isSettingKey(name)) out.write(`${name} = ${JSON.stringify(all[name])}\n    ${explanation}\n`);
  }
  return 0;
}

async function get(shop: Shop, out: Out, key: string): Promise<number> {
  if (!isSettingKey(key)) {
    out.write(`There is no setting ${key}; "npm run settings -- list" shows all.\n`);
    return 1;
  }
  out.write(`${JSON.stringify((await shop.settings.all())[key])}\n`);
  return 0;
}

async function set(shop: Shop, out: Out, [key = '', ...words]: readonly string[]): Promise<number> {
  const result = await shop.settings.set(key, parseValue(words.join(' ')));
  if (result.ok) return 0;
  const { refusal } = result;
  if (refusal.code === 'settings.unknown-key') return get(shop, out, key);
  const problem =
    'word' in refusal ? `"${refusal.word}" is taken` : 'problem' in refusal ? refusal.problem : '';
  out.write(`${refusal.key} cannot be that: ${problem}\n`);
  return 1;
}

/** `npm run settings`: works while the shop runs; it follows within a second. */
export const settings: Command = {
  name: 'settings',
  usage: USAGE,
  run: async ([action, ...rest], { shop, out }) => {
    if (action === 'list') return list(shop, out);
    if (action === 'get' && rest[0] !== undefined) return get(shop, out, rest[0]);
    if (action === 'set' && rest.length > 1) return set(shop, out, rest);
    out.write(`${USAGE}\n`);
    return 2;
  },
};
