import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AdminActions } from '#admin-actions/admin-actions.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { SignedIn } from '#shop/staff';
import { staffCookie } from '../cookies/session-cookies.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { makeRestNonce } from '../guards/rest-nonce.ts';
import { toCanvas } from './to-canvas.ts';

type Deps = {
  shop: Shop;
  adminActions: AdminActions;
  config: Config;
  secret: string;
  /** Renders a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** How many pieces the visitor has in the cart: scripts write it into pages, and none runs on the canvas. */
const CART_COUNT = 'x-cart-count';
/** The address of the page that shows the document, for calls about it. */
const PAGE_ADDRESS = 'x-page-address';
const LARGEST_CALL_BYTES = 4 * 1024 * 1024;

const call = z.object({ language: z.enum(LANGUAGES), input: z.unknown() });

/** Adds the token for the editor's own calls, for the signed-in staff member. */
function addNonce(reply: FastifyReply, signedIn: SignedIn | null, secret: string): void {
  if (signedIn !== null) reply.header('x-wp-nonce', makeRestNonce({ signedIn, secret, nowMs: Date.now() }));
}

/**
 * The canvas of the visual editor: `POST /admin/editor/canvas/` with a document and its unsaved nodes answers with the page
 * that shows them, printed as shoppers would get it, with the lists of nodes marked.
 */
export function registerCanvas(app: FastifyInstance, deps: Deps): void {
  const { shop, adminActions, config, secret, answerPage } = deps;
  const { host } = new URL(config.publicUrl);
  app.post('/admin/editor/canvas/', { bodyLimit: LARGEST_CALL_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sent = call.safeParse(request.body);
    const language = sent.data?.language ?? 'en';
    const refused = (refusal: Parameters<typeof refusalText>[0]) =>
      reply
        .status(refusalStatus(refusal.code))
        .send({ ok: false, refusal, words: refusalText(refusal, language) });
    if (!isSameOrigin(request.headers, host)) return refused({ code: 'admin.foreign-origin' });
    if (!sent.success) return refused({ code: 'admin.unreadable' });
    const signedIn = await shop.staff.sessions.open(staffCookie.read(request.headers.cookie, config));
    const answer = await adminActions.perform({
      signedIn,
      name: 'editor.canvas',
      sent: sent.data.input,
      language,
      address: request.ip,
      publicUrl: config.publicUrl,
    });
    if (!answer.ok) return refused(answer.refusal);
    addNonce(reply, signedIn, secret);
    const shown = answer.value as ValueOf<'editor.canvas'>;
    request.canvas = toCanvas(shown, shown.visitor);
    const { itemCount } = await shop.cart.open(shown.visitor.cartToken);
    reply.header(CART_COUNT, String(itemCount));
    const address = addressIn(language, shown.path);
    const url = new URL(address, config.publicUrl);
    reply.header(PAGE_ADDRESS, url.pathname + url.search);
    request.instead = { address, status: 200, refusedReview: null };
    return answerPage(request, reply);
  });
}
