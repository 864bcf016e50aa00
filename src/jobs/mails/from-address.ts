import type { Settings } from '#shop/settings';

/** The store as the sender of its emails, with its English name: `"Store" <email>`. */
export function fromAddress({ 'shop.name': { en }, 'shop.email': email }: Settings): string {
  return `"${en.replaceAll(/["\\\s]+/g, ' ').trim()}" <${email}>`;
}
