import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedReview } from '#shop/reviews';
import type { WireNeeds } from '../visitor.ts';

/** A page of the shop that answers in place of the address that was asked. */
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

export type ReviewNeeds = WireNeeds & {
  /** Prints a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** @returns how long somebody has to wait before the next post, or null when they need not */
export type Limit = (request: FastifyRequest) => Promise<number | null>;
