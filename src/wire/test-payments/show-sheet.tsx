import type { FastifyReply } from 'fastify';
import type { Language } from '#kernel/language.ts';
import { BankPage, type BankSheet } from '#views/test-bank/bank-page.tsx';
import { print } from '../fragments/fragments.tsx';

/** Allows no scripts and nothing from other origins. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Renders a page of the test bank; invalid fields change the status. */
export async function showSheet(
  reply: FastifyReply,
  sheet: BankSheet,
  language: Language,
): Promise<FastifyReply> {
  return reply
    .status(sheet.problems.length > 0 ? 422 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(`<!doctype html>${print(<BankPage sheet={sheet} />, language)}`);
}
