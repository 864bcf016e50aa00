import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from '#platform/files/uploads.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURES, type Uploads } from '#shop/reviews';
import { asBadForm, FORM_PACE, withinBounds } from '../uploads/bounded-body.ts';
import type { FormFiles } from '../uploads/form-files.ts';
import { type Fields, fieldsOf } from '../visitor.ts';

/** The name of the file field; other files are not read. */
const PICTURES = 'pictures';
/** Headroom for pictures that are too large or too many, so that the response can report it. */
const BOUNDS = { ...FORM_PACE, mostBytes: 100 * 1024 * 1024 };

export const FORM_LIMITS = {
  fields: 50,
  fieldSize: 64 * 1024,
  files: 100,
  parts: 150,
  fileSize: MOST_PICTURE_BYTES,
};

export type SentForm = { fields: Fields; uploads: Uploads; hadPictures: boolean };

/** Where pictures are stored; null: they are skipped. */
type UploadFolder = FormFiles | null;

type Reading = { files: UploadedFile[]; count: number; isLarge: boolean };

async function skip(part: MultipartFile): Promise<number> {
  let length = 0;
  for await (const chunk of part.file) length += Buffer.byteLength(chunk);
  return length;
}

type Arriving = { reading: Reading; folder: UploadFolder; signal: AbortSignal };

/** Stores a picture; surplus, too large or unexpected files are skipped. */
async function takeFile(part: MultipartFile, { reading, folder, signal }: Arriving): Promise<void> {
  const isPicture = part.fieldname === PICTURES;
  if (folder === null || !isPicture || reading.files.length >= MOST_PICTURES) {
    const length = await skip(part);
    if (isPicture && length > 0) reading.count += 1;
    return;
  }
  const file = await folder.receive(part.file, signal);
  if (file.size > 0) reading.count += 1;
  if (part.file.truncated) reading.isLarge = true;
  if (file.size === 0 || part.file.truncated) await folder.remove(file);
  else reading.files.push(file);
}

function problemOf({ count, isLarge }: Reading, folder: UploadFolder): Uploads['problem'] {
  if (folder === null) return null;
  if (count > MOST_PICTURES) return 'pictures-many';
  return isLarge ? 'pictures-large' : null;
}

async function readParts(
  request: FastifyRequest,
  folder: UploadFolder,
  signal: AbortSignal,
): Promise<SentForm> {
  const fields = new Map<string, string>();
  const reading: Reading = { files: [], count: 0, isLarge: false };
  for await (const part of request.parts()) {
    if (part.type === 'file') await takeFile(part, { reading, folder, signal });
    else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
  }
  const problem = problemOf(reading, folder);
  const uploads = { files: problem === null ? reading.files : [], problem };
  return { fields, uploads, hadPictures: reading.count > 0 };
}

/**
 * Reads a review form in either encoding, its pictures straight to disk.
 *
 * @throws 400 for an invalid form, 408 when it arrives too slowly, 413 when it is far too large
 */
export async function readReviewForm(
  call: { request: FastifyRequest; reply: FastifyReply },
  folder: UploadFolder,
): Promise<SentForm> {
  const { request } = call;
  if (!request.isMultipart())
    return { fields: fieldsOf(request.body), uploads: { files: [], problem: null }, hadPictures: false };
  return withinBounds(call, BOUNDS, (signal) => readParts(request, folder, signal)).catch((fault) =>
    Promise.reject(asBadForm(fault)),
  );
}
