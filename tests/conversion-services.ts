import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A server-side call of a service. */
export type ServiceCall = Readonly<{ path: string; query: Record<string, string>; body: unknown }>;

export const API_SECRET = 'a secret of the stream';
export const ACCESS_TOKEN = 'a token of the pixel';

type Answer = Readonly<{ status: number; body?: object }>;
/** The failure of all calls from now on; null: none. */
type Trouble = Answer | 'silent' | null;

/**
 * Stand-ins for Google's and Meta's server-side APIs: Google accepts everything without an answer, Meta checks the
 * token and the fields.
 */
export type ConversionServices = Readonly<{
  origin: string;
  google: ServiceCall[];
  meta: ServiceCall[];
  trouble: { now: Trouble };
  close: () => Promise<void>;
}>;

const refusedBy = (message: string, code: number) => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'AAA' } },
});

type MetaBody = { data?: Record<string, unknown>[] };

const NEEDED = ['event_name', 'event_time', 'event_id', 'action_source', 'event_source_url', 'user_data'];

/** What the Conversions API answers. */
function answerOfMeta({ query, body }: ServiceCall) {
  if (query.access_token !== ACCESS_TOKEN) return refusedBy('Invalid OAuth access token.', 190);
  const [event] = (body as MetaBody).data ?? [];
  const missing = NEEDED.find((name) => event?.[name] === undefined);
  if (missing !== undefined) return refusedBy(`Invalid parameter: ${missing}`, 100);
  return { status: 200, body: { events_received: 1, messages: [], fbtrace_id: 'AAA' } };
}

async function readCall(request: IncomingMessage): Promise<ServiceCall> {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://service.test');
  return { path, query: Object.fromEntries(searchParams), body: await json(request) };
}

/** @param at their address; by default a free port */
export async function standInForServices(at = 'http://127.0.0.1:0'): Promise<ConversionServices> {
  const google: ServiceCall[] = [];
  const meta: ServiceCall[] = [];
  const trouble: { now: Trouble } = { now: null };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    const isGoogle = call.path === '/mp/collect';
    (isGoogle ? google : meta).push(call);
    if (trouble.now === 'silent') return;
    const usual = isGoogle ? { status: 204 } : answerOfMeta(call);
    const { status, body }: Answer = trouble.now ?? usual;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(at).port), '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ google, meta, trouble },
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
