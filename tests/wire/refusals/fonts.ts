import { sql } from 'kysely';
import { fontThatDoesNotJoin, fontThatPermits, shippedFont } from '../../a-font.ts';
import { by, NOBODY, type RefusalCase, type RefusalCases, type Running } from './running.ts';

type Typed = Readonly<{ name?: string; licence?: string }>;

/** Uploads a font with its fields. */
function upload(
  bytes: () => Promise<Uint8Array>,
  { name = 'Brand', licence = 'yes' }: Typed = {},
): RefusalCase {
  return async ({ bring }) => bring('font', new Uint8Array(await bytes()), { fields: { name, licence } });
}

const lora = async () => shippedFont('lora-latin');
const figtree = async () => shippedFont('figtree-latin');

/** An uploaded font called `Known`. */
async function known({ runtime }: Running): Promise<number> {
  const { fonts } = runtime.shop.design;
  const added = await fonts.add({
    bytes: await figtree(),
    name: 'Known',
    isLicensed: true,
    confirmedBy: 'Layla',
  });
  const font = added.ok ? added.value : (await fonts.list()).find(({ name }) => name === 'Known');
  if (font === undefined) throw new Error('no font was added');
  return font.id;
}

export const fonts = {
  'design.font-name': upload(lora, { name: '' }),
  'design.font-unlicensed': upload(lora, { licence: '' }),
  'design.font-too-large': upload(async () => new Uint8Array(2 * 1024 * 1024 + 1)),
  'design.no-font': upload(async () => Buffer.from('no font')),
  'design.font-collection': upload(async () => Buffer.from('ttcf')),
  'design.font-broken': upload(async () => shippedFont('lora-latin').subarray(0, 9000)),
  'design.font-not-embeddable': upload(() => fontThatPermits('lora-latin', 2)),
  'design.font-lacks-letters': upload(async () => shippedFont('lora-latin-ext')),
  'design.font-not-joining': upload(fontThatDoesNotJoin),
  'design.font-known': async (running) => {
    await known(running);
    return upload(figtree, { name: 'Other' })(running);
  },
  'design.font-name-taken': async (running) => {
    await known(running);
    return upload(lora, { name: 'KNOWN' })(running);
  },
  'design.unknown-font': by('design.remove-font', { id: NOBODY }),
  'design.font-in-use': async (running) => {
    const id = await known(running);
    const { settings } = running.runtime.shop;
    await settings.set('design.tokens', { 'font-latin': `font-${id}` });
    running.later(() => settings.set('design.tokens', {}));
    return running.ask('design.remove-font', { id });
  },
  'design.too-many-fonts': async (running) => {
    const { db } = running.runtime;
    for (let count = 1; count <= 20; count += 1)
      await sql`
        with added as (
          insert into font (name, sha256, confirmed_by) values (${`F ${count}`}, ${`${count}`}, 'Layla') returning id
        )
        insert into font_face (font_id, script, file, sha256, bytes, least_weight, most_weight, metrics)
        select id, 'latin', ${`fonts/${count}.woff2`}, '', 1, 400, 400, '{}' from added
      `.execute(db);
    return upload(lora, { name: 'More' })(running);
  },
} satisfies RefusalCases;
