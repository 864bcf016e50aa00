import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { COUNTRY_PREFIX, nationalNumber } from '#kernel/address/phone.ts';

/** Whether a typed phone is one of some, however each was typed. */
export function isOnePhone(phone: RawBuilder<string | null>, phones: readonly string[]): RawBuilder<SqlBool> {
  const numbers = phones.map(nationalNumber).filter((number) => number !== '');
  return sql<SqlBool>`regexp_replace(
    regexp_replace(translate(${phone}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'),
    ${COUNTRY_PREFIX}, '') = any(${numbers}::text[])`;
}
