import { z } from 'zod';
import { type ActionCall, type ActionRefusal, readAction, writeAction } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { IMPORT_FIELD_KINDS } from '#kernel/data-transfer/table-import.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { UploadedFile } from '#platform/files/uploads.ts';
import {
  EXPORT_PARTS,
  type ExportPart,
  FILE_KINDS,
  type FileKind,
  IMPORT_KINDS,
  type ImportRun,
} from '#shop/data-transfer';
import type { Right } from '#shop/staff';

const need = 'data-transfer.run';
const LONGEST_NAME = 200;
const LONGEST_SUBJECT = 100;
const one = z.object({ id: z.uuid() });
const consumerKey = z.string().trim().min(1, 'missing').max(LONGEST_NAME);
const about = ({ id }: { id: string }) => `import:${id}`;

/** Further rights needed to import records of other areas. */
const NEEDED_BESIDES: Partial<Record<FileKind, readonly Right[]>> = {
  reviews: ['reviews.moderate'],
  customers: ['customers.change'],
  orders: ['orders.change'],
  archive: [
    'settings.change',
    'content.change',
    'menus.change',
    'redirects.change',
    'promotions.change',
    'delivery.change',
    'stock.change',
    'customers.change',
    'orders.change',
    'payments.change',
    'reviews.moderate',
    'forms.change',
    'mails.change',
  ],
};

function forbidden({ member }: ActionCall, kind: FileKind): ActionRefusal | null {
  const rights = member.rights;
  const right = NEEDED_BESIDES[kind]?.find((one) => !rights.includes(one));
  return right === undefined ? null : Object.assign({ code: 'staff.forbidden' as const }, { right });
}

/** Further rights needed to export a part: those that show all of it in the back office. */
const NEEDED_TO_TAKE: Readonly<Record<ExportPart, readonly Right[]>> = {
  goods: ['products.see'],
  content: ['content.see', 'settings.see'],
  people: ['customers.see', 'orders.see', 'payments.see'],
};

function missingRight({ member }: ActionCall, part: ExportPart): Right | null {
  const rights = member.rights;
  return NEEDED_TO_TAKE[part].find((right) => !rights.includes(right)) ?? null;
}

/** The import run, if it exists and the caller may import its kind. */
async function opened(call: ActionCall, id: string): Promise<Outcome<ImportRun, ActionRefusal>> {
  const run = await call.shop.dataTransfer.find(id);
  const refusal = run.ok ? forbidden(call, run.value.kind) : run.refusal;
  return refusal === null ? run : refuse(refusal);
}

/** Adds the messages for the run's failure and for refused cells. */
function toAnswer(call: ActionCall, run: ImportRun) {
  return {
    ...run,
    isSilent: call.shop.dataTransfer.isSilent(run),
    problemWords: run.problem === null ? null : refusalText(run.problem, call.language),
  };
}

function sayReason({ language }: ActionCall) {
  const t = wordsIn(language);
  return (reason: string) => t(`adminDataTransfer:reasons.${reason}`, { defaultValue: reason });
}

/** Import and export of tables and whole shops. Files are uploaded by `/admin/upload/`. Source: BO-03 */
export const actions = {
  'data-transfer.list': readAction({
    need,
    input: z.object({}),
    run: async (call) => {
      const runs = await call.shop.dataTransfer.latest();
      return done({
        parts: EXPORT_PARTS.filter((part) => missingRight(call, part) === null),
        kinds: IMPORT_KINDS.filter((kind) => forbidden(call, kind) === null),
        /** The kinds of files to upload: the same tables, and archives of a whole shop. */
        files: FILE_KINDS.filter((kind) => forbidden(call, kind) === null),
        runs: runs.filter(({ kind }) => forbidden(call, kind) === null).map((run) => toAnswer(call, run)),
      });
    },
  }),
  'data-transfer.show': readAction({
    need,
    input: one,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? done(toAnswer(call, run.value)) : run;
    },
  }),
  'data-transfer.take': writeAction({
    need,
    input: z.object({
      kind: z.enum(FILE_KINDS),
      file: z.instanceof(UploadedFile),
      fileName: z.string().max(LONGEST_NAME),
    }),
    about: ({ kind, fileName }) => `import:${kind}:${fileName}`,
    admits: (call, kind) => {
      const known = FILE_KINDS.find((one) => one === kind);
      return known === undefined ? null : forbidden(call, known);
    },
    run: async (call, taken) => {
      const refusal = forbidden(call, taken.kind);
      if (refusal !== null) return refuse(refusal);
      return call.shop.dataTransfer.take({ ...taken, staffName: call.member.name });
    },
  }),
  /** Downloads tables by the WooCommerce REST API. Its keys are used once and not stored. */
  'data-transfer.fetch': writeAction({
    need,
    input: z.object({
      address: z.string().trim().min(1, 'missing').max(LONGEST_NAME),
      consumerKey,
      consumerSecret: consumerKey,
      kinds: z.array(z.enum(IMPORT_KINDS)).min(1).max(IMPORT_KINDS.length),
    }),
    about: ({ address }) => `import:${cutText(address, LONGEST_SUBJECT)}`,
    run: async (call, input) => {
      const refusal = input.kinds.map((kind) => forbidden(call, kind)).find((one) => one !== null);
      if (refusal !== undefined) return refuse(refusal);
      return call.shop.dataTransfer.oldShop.fetch({ ...input, staffName: call.member.name });
    },
  }),
  /** Resumes an interrupted download. */
  'data-transfer.fetch-on': writeAction({
    need,
    input: one.extend({ consumerKey, consumerSecret: consumerKey }),
    about,
    run: async (call, { id, ...keys }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.dataTransfer.oldShop.goOn(id, keys) : run;
    },
  }),
  'data-transfer.start': writeAction({
    need,
    /** `take`: kinds of fields that the file overwrites even if they changed in the shop. */
    input: one.extend({
      take: z.array(z.enum(IMPORT_FIELD_KINDS)).max(IMPORT_FIELD_KINDS.length).default([]),
    }),
    about,
    run: async (call, { id, take }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.dataTransfer.start(id, take) : run;
    },
  }),
  /** Plans the same file again, for example after a failure or after products changed. */
  'data-transfer.again': writeAction({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.dataTransfer.again(id) : run;
    },
  }),
  'data-transfer.forget': writeAction({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.dataTransfer.forget(id) : run;
    },
  }),
  /** Exports parts of the shop as one archive; a write action, since the audit log records it. */
  'data-transfer.export': writeAction({
    need,
    input: z.object({ parts: z.array(z.enum(EXPORT_PARTS)).min(1).max(EXPORT_PARTS.length) }),
    about: ({ parts }) => `export:${parts.join(',')}`,
    run: async (call, { parts }) => {
      const right = parts.map((part) => missingRight(call, part)).find((one) => one !== null);
      if (right !== undefined) return refuse(Object.assign({ code: 'staff.forbidden' as const }, { right }));
      return done(call.shop.dataTransfer.export([...new Set(parts)]));
    },
  }),
  /** Downloads the refused rows as a table; a write action, since they may hold personal data. */
  'data-transfer.rejected': writeAction({
    need,
    input: one,
    about,
    run: async (call, { id }) => {
      const run = await opened(call, id);
      return run.ok ? call.shop.dataTransfer.rejected(id, sayReason(call)) : run;
    },
  }),
};
