import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedReview } from '#shop/reviews';
import type { WireDeps } from '../deps.ts';

/** A page that is rendered in place of the requested URL. */
export type Instead = {
  /** Path with language and query. */
  address: string;
  status: number;
  refusedReview: RefusedReview | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    instead?: Instead;
  }
}

export type ReviewDeps = WireDeps & {
  /** Renders a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** @returns seconds to wait before the next post, or null */
export type Limit = (request: FastifyRequest) => Promise<number | null>;
