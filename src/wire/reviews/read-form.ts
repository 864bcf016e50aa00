import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MOST_PICTURE_BYTES, MOST_PICTURES, type Uploads } from '#shop/reviews';
import { type Fields, fieldsOf } from '../visitor.ts';

/** The name of the file field; files of any other are not read. */
const PICTURES = 'pictures';
/** A form with its pictures; a larger one is refused before it is read. */
const MOST_FORM_BYTES = 100 * 1024 * 1024;

export const FORM_LIMITS = {
  fields: 50,
  fieldSize: 64 * 1024,
  files: 100,
  parts: 150,
  fileSize: MOST_PICTURE_BYTES,
};

export type SentForm = { fields: Fields; uploads: Uploads; hadPictures: boolean };

/** The client's fault, whatever the parser calls it. */
function badForm(cause: unknown): Error {
  return Object.assign(new Error('the form cannot be read', { cause }), { statusCode: 400 });
}

type Reading = { files: Uint8Array[]; count: number; isLarge: boolean };

async function skip(part: MultipartFile): Promise<number> {
  let length = 0;
  for await (const chunk of part.file) length += Buffer.byteLength(chunk);
  return length;
}

/** Keeps a wanted picture; what is too many, too large or of another field only runs through. */
async function takeFile(part: MultipartFile, reading: Reading, isWanted: boolean): Promise<void> {
  if (!isWanted || reading.files.length >= MOST_PICTURES) {
    const length = await skip(part);
    if (part.fieldname === PICTURES && length > 0) reading.count += 1;
    return;
  }
  const bytes = await part.toBuffer();
  if (bytes.length === 0) return;
  reading.count += 1;
  if (part.file.truncated) reading.isLarge = true;
  else reading.files.push(bytes);
}

function problemOf({ count, isLarge }: Reading, keeps: boolean): Uploads['problem'] {
  if (!keeps) return null;
  if (count > MOST_PICTURES) return 'pictures-many';
  return isLarge ? 'pictures-large' : null;
}

async function readParts(request: FastifyRequest, keeps: boolean): Promise<SentForm> {
  const fields = new Map<string, string>();
  const reading: Reading = { files: [], count: 0, isLarge: false };
  for await (const part of request.parts()) {
    if (part.type === 'file') await takeFile(part, reading, keeps && part.fieldname === PICTURES);
    else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
  }
  const problem = problemOf(reading, keeps);
  const uploads = { files: problem === null ? reading.files : [], problem };
  return { fields, uploads, hadPictures: reading.count > 0 };
}

/**
 * Reads a review's form in either encoding.
 *
 * @param keepsPictures false: pictures that came along are let go by, unread
 * @throws 400 for what is no form, 413 for far too much
 */
export async function readReviewForm(request: FastifyRequest, keepsPictures: boolean): Promise<SentForm> {
  if (!request.isMultipart()) {
    return { fields: fieldsOf(request.body), uploads: { files: [], problem: null }, hadPictures: false };
  }
  if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES)
    throw Object.assign(new Error('the form is too large'), { statusCode: 413 });
  return readParts(request, keepsPictures).catch((fault) => Promise.reject(badForm(fault)));
}
