import { wordsIn } from '#messages';
import { settingExplanationKey } from '#messages/setting-key.ts';
import { definitions, isSettingKey } from '#shop/settings';
import { type Command, type CommandContext, WRONG_CALL } from './command.ts';

const USAGE = `npm run settings -- list | get KEY | set KEY VALUE
    shows or changes store settings; VALUE is JSON, or plain text for a text setting.`;

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Shop = CommandContext['shop'];
type Out = CommandContext['out'];

async function list(shop: Shop, out: Out): Promise<number> {
  const all = await shop.settings.all();
  const t = wordsIn('en');
  for (const name of Object.keys(definitions)) {
    if (!isSettingKey(name)) continue;
    out.write(`${name} = ${JSON.stringify(all[name])}\n    ${t(settingExplanationKey(name))}\n`);
  }
  return 0;
}

async function get(shop: Shop, out: Out, key: string): Promise<number> {
  if (!isSettingKey(key)) {
    out.write(`Unknown setting ${key}. List all with: npm run settings -- list\n`);
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
    'word' in refusal
      ? `"${refusal.word}" is already used by another page`
      : 'problem' in refusal
        ? refusal.problem
        : '';
  out.write(`Invalid value for ${key}: ${problem}\n`);
  return 1;
}

/** `npm run settings`: works while the shop runs; changes apply within a second. */
export const settings: Command = {
  name: 'settings',
  usage: USAGE,
  run: async ([action, ...rest], { shop, out }) => {
    if (action === 'list') return list(shop, out);
    if (action === 'get' && rest[0] !== undefined) return get(shop, out, rest[0]);
    if (action === 'set' && rest.length > 1) return set(shop, out, rest);
    return WRONG_CALL;
  },
};
