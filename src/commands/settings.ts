import { definitions, isSettingKey } from '#shop/settings';
import type { Command } from './command.ts';

const USAGE = `npm run settings -- list | get KEY | set KEY VALUE
    shows or changes what the shopkeeper decides; VALUE is JSON, or plain text for a text.`;

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `npm run settings`: works while the shop runs; it follows within a second. */
export const settings: Command = {
  name: 'settings',
  usage: USAGE,
  run: async ([action, key = '', ...rest], { shop, out }) => {
    const all = await shop.settings.all();
    if (action === 'list') {
      for (const [name, { explanation }] of Object.entries(definitions)) {
        if (isSettingKey(name)) out.write(`${name} = ${JSON.stringify(all[name])}\n    ${explanation}\n`);
      }
      return 0;
    }
    if (action === 'get' && isSettingKey(key)) {
      out.write(`${JSON.stringify(all[key])}\n`);
      return 0;
    }
    if (action === 'set' && rest.length > 0) {
      const result = await shop.settings.set(key, parseValue(rest.join(' ')));
      if (result.ok) return 0;
      const { refusal } = result;
      out.write(
        refusal.code === 'settings.unknown-key'
          ? `There is no setting ${refusal.key}; "npm run settings -- list" shows all.\n`
          : `${refusal.key} cannot be that: ${refusal.problem}\n`,
      );
      return 1;
    }
    out.write(
      action === 'get' ? `There is no setting ${key}; "npm run settings -- list" shows all.\n` : `${USAGE}\n`,
    );
    return action === 'get' ? 1 : 2;
  },
};
