import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { IMPORT_KINDS, type ImportKind, type ImportRun } from '#shop/exchange';
import { type Right, rightsOf } from '#shop/staff';
import { sayRefusal } from './say.ts';
import { change, type DeskCall, type DeskRefusal, look } from './verb.ts';

const need = 'exchange.run';
const LONGEST_NAME = 200;
const one = z.object({ id: z.uuid() });
const about = ({ id }: { id: string }) => `import:${id}`;

/** What somebody has to be allowed besides, to bring in what others look after. */
const NEEDED_BESIDES: Partial<Record<ImportKind, Right>> = {};

function forbidden({ member }: DeskCall, kind: ImportKind): DeskRefusal | null {
  const right = NEEDED_BESIDES[kind];
  if (right === undefined || rightsOf(member.role).includes(right)) return null;
  return Object.assign({ code: 'staff.forbidden' }, { right });
}

/** The run, if it is there and whoever asks may see such tables. */
async function opened(call: DeskCall, id: string): Promise<Outcome<ImportRun, DeskRefusal>> {
  const found = await call.shop.exchange.find(id);
  const refusal = found.ok ? forbidden(call, found.value.kind) : found.refusal;
  return refusal === null ? found : refuse(refusal);
}

/** With the sentence for what went wrong, and for why cells were refused. */
function said(call: DeskCall, run: ImportRun) {
  return { ...run, problemWords: run.problem === null ? null : sayRefusal(run.problem, call.language) };
}

function sayReason({ language }: DeskCall) {
  const t = wordsIn(language);
  return (reason: string) => t(`deskExchange:reasons.${reason}`, { defaultValue: reason });
}

/** Tables that staff bring in. Their bytes come by `/admin/upload/`. Source: BO-03 */
export const exchangeVerbs = {
  'exchange.list': look({
    need,
    input: z.object({}),
    run: async (call) => {
      const runs = await call.shop.exchange.latest();
      return done({
        kinds: IMPORT_KINDS.filter((kind) => forbidden(call, kind) === null),
        runs: runs.filter(({ kind }) => forbidden(call, kind) === null).map((run) => said(call, run)),
      });
    },
  }),
  'exchange.show': look({
    need,
    input: one,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? done(said(call, run.value)) : run;
    },
  }),
  'exchange.take': change({
    need,
    input: z.object({
      kind: z.enum(IMPORT_KINDS),
      bytes: z.instanceof(Uint8Array),
      fileName: z.string().max(LONGEST_NAME),
    }),
    about: ({ kind, fileName }) => `import:${kind}:${fileName}`,
    run: async (call, file) => {
      const refusal = forbidden(call, file.kind);
      if (refusal !== null) return refuse(refusal);
      return call.shop.exchange.take({ ...file, staffName: call.member.name });
    },
  }),
  'exchange.start': change({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.exchange.start(id) : run;
    },
  }),
  /** Plans the same file once more, as after a fault or after the goods have changed. */
  'exchange.again': change({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.exchange.again(id) : run;
    },
  }),
  'exchange.forget': change({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.exchange.forget(id) : run;
    },
  }),
  /** The refused rows as a table; it is remembered who took which, since there may be people in it. */
  'exchange.rejected': change({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.exchange.rejected(id, sayReason(call)) : run;
    },
  }),
};
