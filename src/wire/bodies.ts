import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_PACE, withinBounds } from './uploads/bounded-body.ts';

const LIMITS = { fields: 300, fieldSize: 64 * 1024, files: 0, parts: 300 };

/** A body that is truncated, malformed or too long: a client error, not a fault. */
class UnreadableBody extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, cause?: unknown) {
    super('the body could not be read', { cause });
    this.statusCode = statusCode;
  }
}

type Pairs = [string, string][];

/** A form without zero bytes, which no text may contain. */
export function withoutZeroBytes(pairs: Iterable<readonly [string, string]>): URLSearchParams {
  return new URLSearchParams(
    [...pairs].map(([name, value]) => [name.replaceAll('\0', ''), value.replaceAll('\0', '')]),
  );
}

/** The maximum number of fields, as PHP's `max_input_vars`. */
const MOST_FIELDS = 1000;

function hasTooManyFields(body: string): boolean {
  let at = body.indexOf('&');
  for (let count = 0; at >= 0; count += 1) {
    if (count === MOST_FIELDS) return true;
    at = body.indexOf('&', at + 1);
  }
  return false;
}

/**
 * Parses a urlencoded form. Counts the fields first: for each field without `=`, `URLSearchParams` searches the
 * rest of the text, which is quadratic for a body of `a&a&a…`.
 */
export function parseForm(body: string): URLSearchParams {
  if (hasTooManyFields(body)) throw new UnreadableBody(413);
  return new URLSearchParams(body);
}

async function readParts(request: FastifyRequest): Promise<Pairs> {
  const pairs: Pairs = [];
  let left = request.routeOptions.bodyLimit;
  for await (const part of request.parts()) {
    if (part.type !== 'field' || typeof part.value !== 'string') continue;
    left -= part.value.length;
    if (left < 0 || part.valueTruncated) throw new UnreadableBody(413);
    pairs.push([part.fieldname, part.value]);
  }
  return pairs;
}

function hasStatus(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Accepts forms in both encodings, without zero bytes; other content types are refused. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => withoutZeroBytes(parseForm(body)),
  );
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    const bounds = { ...FORM_PACE, mostBytes: request.routeOptions.bodyLimit };
    try {
      request.body = withoutZeroBytes(
        await withinBounds({ request, reply }, bounds, () => readParts(request)),
      );
    } catch (error) {
      throw hasStatus(error) ? error : new UnreadableBody(400, error);
    }
  });
}

/** A body that is not a form counts as no fields, as in WooCommerce; it is read and dropped. */
export function ignoreOtherBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
}
