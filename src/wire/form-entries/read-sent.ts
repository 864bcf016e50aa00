import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentFile } from '#shop/forms';
import { FIELD_PREFIX, FORM_FIELDS } from '#views/form/shown-form.ts';
import { asBadForm, FORM_PACE, withinBounds } from '../uploads/bounded-body.ts';
import type { FormFiles } from '../uploads/form-files.ts';

/** A form as it came, before anything of it is checked. */
export type SentBody = Readonly<{
  values: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, readonly SentFile[]>;
  formValues: Readonly<Record<keyof typeof FORM_FIELDS, string>>;
}>;

const MEGABYTE = 1024 * 1024;
/** A file that is larger than any form allows is cut here, and refused for its size. */
const FILE_BYTES = 9 * MEGABYTE;
const BOUNDS = { ...FORM_PACE, mostBytes: 40 * MEGABYTE };

export const SENT_LIMITS = {
  fields: 200,
  fieldSize: 64 * 1024,
  files: 10,
  parts: 220,
  fileSize: FILE_BYTES,
};

type Reading = { pairs: [string, string][]; files: [string, SentFile][] };

/**
 * Separates a form's own fields (token, definition, trap) from its answers; a name without the prefix is an unknown
 * field.
 */
export function toSentBody({ pairs, files }: Readonly<Reading>): SentBody {
  const formValues = { token: '', definition: '', trap: '' };
  const names = new Map(Object.entries(FORM_FIELDS).map(([key, name]) => [name as string, key]));
  const values = new Map<string, string[]>();
  const uploads = new Map<string, SentFile[]>();
  const keyOf = (name: string) => (name.startsWith(FIELD_PREFIX) ? name.slice(FIELD_PREFIX.length) : name);
  for (const [name, value] of pairs) {
    const key = names.get(name);
    if (key === undefined) values.set(keyOf(name), [...(values.get(keyOf(name)) ?? []), value]);
    else Object.assign(formValues, { [key]: value });
  }
  for (const [name, file] of files) uploads.set(keyOf(name), [...(uploads.get(keyOf(name)) ?? []), file]);
  return { values, files: uploads, formValues };
}

/** A file input that nothing was chosen in sends an empty file without a name. */
async function takeFile(
  part: MultipartFile,
  keeping: FormFiles,
  signal: AbortSignal,
): Promise<SentFile | null> {
  const upload = await keeping.receive(part.file, signal);
  // A part of bytes without a name is a file as well.
  const fileName = (part.filename ?? '').replaceAll('\0', '');
  if (upload.size > 0 || fileName !== '') return { fileName, upload };
  await keeping.remove(upload);
  return null;
}

async function readParts(request: FastifyRequest, keeping: FormFiles, signal: AbortSignal): Promise<Reading> {
  const reading: Reading = { pairs: [], files: [] };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const file = await takeFile(part, keeping, signal);
      if (file !== null) reading.files.push([part.fieldname, file]);
    } else if (typeof part.value === 'string')
      reading.pairs.push([part.fieldname.replaceAll('\0', ''), part.value.replaceAll('\0', '')]);
  }
  return reading;
}

/**
 * Reads a form in either encoding, its files straight to disk.
 *
 * @throws 400 for an invalid form, 408 when it arrives too slowly, 413 when it is far too large
 */
export async function readSent(
  call: { request: FastifyRequest; reply: FastifyReply },
  keeping: FormFiles,
): Promise<SentBody> {
  const { request } = call;
  if (!request.isMultipart()) {
    const pairs = request.body instanceof URLSearchParams ? [...request.body] : [];
    return toSentBody({ pairs, files: [] });
  }
  const reading = await withinBounds(call, BOUNDS, (signal) => readParts(request, keeping, signal)).catch(
    (fault) => Promise.reject(asBadForm(fault)),
  );
  return toSentBody(reading);
}
